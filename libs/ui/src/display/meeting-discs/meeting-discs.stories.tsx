import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { MeetingDiscs } from '.';

export default { title: 'UI/Display/MeetingDiscs', component: MeetingDiscs } satisfies Meta<typeof MeetingDiscs>;
type Story = StoryObj<typeof MeetingDiscs>;

const within = (width: number) => (args: Parameters<typeof MeetingDiscs>[0]) => (
  <div style={{ width, maxWidth: '100%' }}>
    <MeetingDiscs {...args} />
  </div>
);
export const Home: Story = { args: { picture: 'home', left: '/portraits/ines.svg', right: '/portraits/theo.svg' }, render: within(420) };
export const Match: Story = { args: { picture: 'match', left: '/portraits/hugo.svg', right: '/portraits/ines.svg' }, render: within(280) };
export const MatchWithoutFaces: Story = { args: { picture: 'match' }, render: within(280) };
export const Apart: Story = { args: { picture: 'apart' }, render: within(160) };
export const Lost: Story = { args: { picture: 'lost' }, render: within(420) };
