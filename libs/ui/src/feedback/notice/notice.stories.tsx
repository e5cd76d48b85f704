import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { LinkButton } from '../../actions/button';
import { MailIcon, MessageIcon } from '../../primitives/icon';
import { Notice } from '.';

export default { title: 'UI/Feedback/Notice', component: Notice } satisfies Meta<typeof Notice>;
type Story = StoryObj<typeof Notice>;

export const Info: Story = { args: { icon: <MessageIcon />, children: 'You can start 1 more conversation. Answering is never limited.' } };
export const Ok: Story = { args: { tone: 'ok', children: 'Your address is confirmed. 3 credits have arrived.' } };
export const Warn: Story = {
  args: {
    tone: 'warn',
    icon: <MailIcon />,
    title: 'Your address bounced on 12 November.',
    children: (
      <>
        E-mails are paused until you confirm it. <a href="#confirm">Confirm hugo@example.org</a>
      </>
    ),
  },
};
export const Danger: Story = {
  args: {
    tone: 'danger',
    title: 'The payment was refused by your bank.',
    children: 'Nothing was taken. You can choose another way to pay.',
  },
};
export const Offer: Story = {
  args: {
    tone: 'offer',
    banner: true,
    title: '25% off your first order',
    children: 'Because you joined at 21:12. Ends at 01:12.',
    action: (
      <LinkButton variant="accent" href="#credits">
        See bundles
      </LinkButton>
    ),
    onDismiss: () => undefined,
    dismissLabel: 'Dismiss',
  },
};
export const Dismissible: Story = {
  args: { children: 'Your profile is hidden from search while it has no photo.', onDismiss: () => undefined, dismissLabel: 'Dismiss' },
};
