import type { Meta, StoryObj } from '@storybook/react-webpack5';
import * as answers from '../testing/answers';
import { AccountSection } from './account-section';
import { BlockedList } from './blocked-list';
import { ChangeRow } from './change-row';
import { DevicesList } from './devices-list';
import { EmailForm } from './email-form';
import { NameForm } from './name-form';
import { PasswordForm } from './password-form';
import { PreferenceSwitches } from './preference-switches';
import { Standing } from './standing';

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
const account = (email: string, premium: boolean, since: string) => (
  <AccountSection onLogOut={nothing}>
    <ChangeRow title={email} hint={<Standing premium={premium} since={since} />} label="Change the e-mail address">
      {(close) => <EmailForm busy={false} onAsk={() => Promise.resolve()} onCancel={close} />}
    </ChangeRow>
  </AccountSection>
);
export const Account: Story = { render: () => account('hugo@example.org', false, '2026-11-01T10:00:00Z') };
export const PremiumAccount: Story = {
  render: () => account('a-very-long-address@department.of-a-university.example', true, '2024-02-29T10:00:00Z'),
};
export const NewName: Story = { render: () => <NameForm name="Hugo" busy={false} onSet={() => Promise.resolve()} onCancel={nothing} /> };
export const NewNameTaken: Story = {
  render: () => (
    <NameForm
      name="Hugo"
      busy={false}
      onSet={() => Promise.resolve({ status: 409, body: { error: { code: 'account.name-taken' } } })}
      onCancel={nothing}
    />
  ),
};
export const NewAddress: Story = { render: () => <EmailForm busy={false} onAsk={() => Promise.resolve()} onCancel={nothing} /> };
export const NewAddressOnItsWay: Story = { render: () => <EmailForm busy onAsk={() => Promise.resolve()} onCancel={nothing} /> };
export const NewPassword: Story = {
  render: () => <PasswordForm email="hugo@example.org" busy={false} onSet={() => Promise.resolve()} onCancel={nothing} />,
};
export const NewPasswordRefused: Story = {
  render: () => (
    <PasswordForm
      email="hugo@example.org"
      busy={false}
      onSet={() => Promise.resolve({ status: 422, body: { error: { code: 'account.old-password-wrong' } } })}
      onCancel={nothing}
    />
  ),
};
export const NewPasswordOnItsWay: Story = {
  render: () => <PasswordForm email="hugo@example.org" busy onSet={() => Promise.resolve()} onCancel={nothing} />,
};
const devices = (list: typeof answers.devices, busy: number | 'others' | null = null) => (
  <DevicesList devices={list} busy={busy} onLogOut={nothing} onLogOutOthers={nothing} />
);
export const Devices: Story = { render: () => devices(answers.devices) };
export const OneDevice: Story = { render: () => devices(answers.devices.slice(0, 1)) };
export const LoggingOutDevice: Story = { render: () => devices(answers.devices, 2) };
export const LoggingOutOthers: Story = { render: () => devices(answers.devices, 'others') };
