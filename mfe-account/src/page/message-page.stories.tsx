import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button, MeetingDiscs, ProgressBar } from '@rendezvous/ui';
import { MessagePage } from './message-page';

export default { title: 'Account/Message', component: MessagePage, parameters: { layout: 'fullscreen' } } satisfies Meta<
  typeof MessagePage
>;
type Story = StoryObj<typeof MessagePage>;

export const Working: Story = {
  args: { title: 'One moment: we are confirming your e-mail', children: <ProgressBar label="One moment" /> },
};
export const Done: Story = {
  args: {
    picture: <MeetingDiscs picture="match" />,
    title: 'Welcome: your address is confirmed',
    children: <p className="lead">3 credits arrived. Your profile can be found from now on.</p>,
    actions: <Button variant="accent">Meet members</Button>,
  },
};
export const Failed: Story = {
  args: {
    picture: <MeetingDiscs picture="apart" />,
    title: 'Activation failed',
    children: <p className="lead">Link expired or invalid, request a new email.</p>,
    actions: <Button variant="accent">Send the mail again</Button>,
  },
};
