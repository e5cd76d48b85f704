import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ProgressBar } from '../../feedback/progress-bar';
import { Photo, PhotoLabel } from '.';

const blurred =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 5"%3E%3Crect width="4" height="5" fill="%23704040"/%3E%3Ccircle cx="2" cy="2" r="1" fill="%23d9a07c"/%3E%3Crect y="3.4" width="4" height="2" fill="%23a84b3a"/%3E%3C/svg%3E';

export default {
  title: 'UI/People/Photo',
  component: Photo,
  args: { alt: 'Photo 1 of 5, Inès', src: '/portraits/ines.svg', placeholder: blurred },
} satisfies Meta<typeof Photo>;
type Story = StoryObj<typeof Photo>;

const within: Story['render'] = (args) => (
  <div style={{ width: 240 }}>
    <Photo {...args} />
  </div>
);
export const Loaded: Story = { args: { children: <PhotoLabel>1 / 5</PhotoLabel> }, render: within };
export const OnItsWay: Story = { args: { src: null }, render: within };
export const Missing: Story = { args: { src: null, placeholder: null }, render: within };
export const Locked: Story = { args: { locked: true, lockedLabel: '4 more photos' }, render: within };
export const Uploading: Story = {
  args: {
    src: blurred,
    alt: '',
    children: (
      <PhotoLabel at="start" above={<ProgressBar label="Uploading photo 2" value={64} onPhoto />}>
        64%
      </PhotoLabel>
    ),
  },
  render: within,
};
export const Ratios: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, 100px)', gap: 12, alignItems: 'start' }}>
      <Photo {...args} />
      <Photo {...args} ratio="square" />
      <Photo {...args} ratio="wide" />
      <Photo {...args} ratio="square" locked />
      <span style={{ width: 56 }}>
        <Photo {...args} locked lockedLabel="+3" />
      </span>
    </div>
  ),
};
