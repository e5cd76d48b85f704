import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Logo } from '../../display/logo';
import { LoadingBar } from '.';

export default { title: 'UI/Feedback/LoadingBar', component: LoadingBar, args: { active: true, label: 'Loading the page' } } satisfies Meta<
  typeof LoadingBar
>;
type Story = StoryObj<typeof LoadingBar>;

const frame = (args: { active: boolean; label: string }) => (
  <div style={{ position: 'relative', padding: 12, borderBottom: '1px solid var(--line)' }}>
    <Logo name="Rendezvous" />
    <LoadingBar {...args} />
  </div>
);
export const OnItsWay: Story = { render: frame };
export const Idle: Story = { args: { active: false }, render: frame };
