import type { Meta, StoryObj } from '@storybook/react-webpack5';
import * as answers from '../testing/answers';
import { AccountSection } from './account-section';
import { BlockedList } from './blocked-list';
import { PreferenceSwitches } from './preference-switches';

const { preferences, blocked } = answers.preferences;
const nothing = () => undefined;

export default { title: 'Account/Settings' } satisfies Meta;
type Story = StoryObj;

export const Switches: Story = { render: () => <PreferenceSwitches preferences={preferences} busy={null} onChange={nothing} /> };
export const SwitchOnItsWay: Story = { render: () => <PreferenceSwitches preferences={preferences} busy="invisible" onChange={nothing} /> };
export const NobodyBlocked: Story = { render: () => <BlockedList blocked={[]} busy={null} onUnblock={nothing} /> };
export const Blocked: Story = {
  render: () => (
    <BlockedList
      blocked={[...blocked, { id: 8, name: 'Somebody-with-a-very-long-name', blocked_at: '2026-01-31T10:00:00Z' }]}
      busy={null}
      onUnblock={nothing}
    />
  ),
};
export const Unblocking: Story = { render: () => <BlockedList blocked={blocked} busy={7} onUnblock={nothing} /> };
export const Account: Story = {
  render: () => <AccountSection email="hugo@example.org" premium={false} since="2026-11-01T10:00:00Z" onLogOut={nothing} />,
};
export const PremiumAccount: Story = {
  render: () => (
    <AccountSection
      email="a-very-long-address@department.of-a-university.example"
      premium
      since="2024-02-29T10:00:00Z"
      onLogOut={nothing}
    />
  ),
};
