import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ByInvitation } from './by-invitation';

export default {
  title: 'Account/Signup/By invitation',
  component: ByInvitation,
  args: { next: '/members', from: null, minAge: 18 },
} satisfies Meta<typeof ByInvitation>;
type Story = StoryObj<typeof ByInvitation>;

export const Notice: Story = {};
