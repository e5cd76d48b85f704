import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button, LinkButton } from '../../actions/button';
import { BellIcon } from '../../primitives/icon';
import { EmptyState } from '.';

export default { title: 'UI/Feedback/EmptyState', component: EmptyState } satisfies Meta<typeof EmptyState>;
type Story = StoryObj<typeof EmptyState>;

export const OfAPage: Story = {
  args: {
    heading: 1,
    title: 'Nobody fits all three filters today',
    children: <p>Each line shows who appears if you let go of one thing. One tap applies it, and you can undo.</p>,
    actions: <Button icon={<BellIcon />}>Tell me when someone fits</Button>,
  },
};
export const OfAList: Story = {
  args: {
    title: 'No messages yet',
    children: <p>Like somebody, or write first: two conversations are free.</p>,
    actions: (
      <LinkButton href="#members" variant="accent">
        Search members
      </LinkButton>
    ),
  },
};
export const French: Story = {
  args: {
    title: 'Personne ne répond aux trois filtres',
    children: <p>Chaque ligne montre qui apparaît si vous lâchez un critère. Un geste l’applique, annulable.</p>,
    actions: <Button icon={<BellIcon />}>M’avertir si quelqu’un convient</Button>,
  },
};
