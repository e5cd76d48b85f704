import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { DeleteDialog } from './delete-dialog';

const nothing = () => undefined;

export default {
  title: 'Account/Delete account',
  component: DeleteDialog,
  args: {
    email: 'hugo@example.org',
    credits: 12,
    busy: false,
    onDelete: () => Promise.resolve(undefined),
    onClose: nothing,
  },
} satisfies Meta<typeof DeleteDialog>;
type Story = StoryObj<typeof DeleteDialog>;

export const WithCredits: Story = {};
export const WithoutCredits: Story = { args: { credits: 0 } };
export const OnItsWay: Story = { args: { busy: true } };
export const Refused: Story = {
  args: { onDelete: () => Promise.resolve({ status: 422, body: { error: { code: 'account.old-password-wrong', requestId: '' } } }) },
};
export const WithRefund: Story = {
  args: { refund: <p>19 credits that you bought are unused: €21.27 goes back to you if you withdraw before you leave.</p> },
};
