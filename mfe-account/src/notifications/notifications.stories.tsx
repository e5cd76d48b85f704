import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { notifications } from '../testing/answers';
import { MailNotice } from './mail-notice';
import { MailSwitches } from './mail-switches';

const nothing = () => '';

export default { title: 'Account/Notifications' } satisfies Meta;
type Story = StoryObj;

export const Switches: Story = { render: () => <MailSwitches notifications={notifications.notifications} onChange={nothing} /> };
/** By a server that does not send the others yet. */
export const FewerTypes: Story = { render: () => <MailSwitches notifications={{ new_messages: true }} onChange={nothing} /> };
const notice = (reasons: ('bounce' | 'fbl' | 'listunsubscribe')[]) => (
  <MailNotice status="activated" reasons={reasons} email="a-very-long-address@department.of-a-university.example" tell={nothing} />
);
export const Bounced: Story = { render: () => notice(['bounce']) };
export const MarkedAsSpam: Story = { render: () => notice(['fbl']) };
export const Unsubscribed: Story = { render: () => notice(['listunsubscribe']) };
