import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { LikeButton } from '../../actions/icon-button';
import { Pill } from '../../display/tag';
import { PersonCard, PersonCardSkeleton, PersonGrid } from '.';

export default {
  title: 'UI/People/PersonCard',
  component: PersonCard,
  args: {
    name: 'Inès, 36',
    line: 'Lyon 1er, 3 km',
    photo: { src: '/portraits/ines.svg' },
    href: '#ines',
    like: <LikeButton label="Like Inès" liked={false} />,
  },
} satisfies Meta<typeof PersonCard>;
type Story = StoryObj<typeof PersonCard>;

const alone: Story['render'] = (args) => (
  <div style={{ width: 180 }}>
    <PersonCard {...args} />
  </div>
);
export const Plain: Story = { render: alone };
export const OnlineAndLiked: Story = { args: { onlineLabel: 'Online now', like: <LikeButton label="Like Inès" liked /> }, render: alone };
export const Fictional: Story = { args: { fictionalLabel: 'Fictional profile' }, render: alone };
export const LockedPhotos: Story = { args: { peek: { src: '/portraits/maya.svg', label: '+3' } }, render: alone };
export const NoPhoto: Story = { args: { photo: { src: null } }, render: alone };
export const LongFrenchNames: Story = {
  args: { name: 'Marie-Clémentine-Alexandrine, 41', line: 'Saint-Rambert-en-Bugey-les-Bains, à 128 km', fictionalLabel: 'Profil fictif' },
  render: alone,
};
export const OneLine: Story = {
  args: { name: 'Marie-Clémentine-Alexandrine, 41', shortens: 'Marie-Clémentine-Alexandrine', onlineLabel: 'Online now' },
  render: alone,
};
export const Grid: Story = {
  render: (args) => (
    <PersonGrid label="Members">
      <li>
        <PersonCard {...args} onlineLabel="Online now" like={<LikeButton label="Like Inès" liked />} />
      </li>
      <li>
        <PersonCard
          {...args}
          name="Maya, 33"
          line="Villeurbanne, 5 km"
          photo={{ src: '/portraits/maya.svg' }}
          peek={{ src: '/portraits/lou.svg', label: '+3' }}
        />
      </li>
      <li>
        <PersonCard
          {...args}
          name="Lou, 41"
          line="Lyon 6e, 4 km"
          photo={{ src: '/portraits/lou.svg' }}
          pill={<Pill tone="accent">New</Pill>}
        />
      </li>
      <li>
        <PersonCard {...args} name="Sana, 34" line="Bron, 8 km" photo={{ src: '/portraits/sana.svg' }} fictionalLabel="Fictional profile" />
      </li>
    </PersonGrid>
  ),
};
export const Loading: Story = { render: () => <PersonCardSkeleton label="Loading members" count={4} /> };
