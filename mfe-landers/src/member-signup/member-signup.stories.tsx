import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fictional, ines } from '../testing/members';
import { MemberSignupLoading } from './member-signup-loading';
import { MemberSignupPage } from './member-signup-page';

export default {
  title: 'Landers/Member signup',
  component: MemberSignupPage,
  parameters: { layout: 'fullscreen' },
  args: { member: ines },
} satisfies Meta<typeof MemberSignupPage>;
type Story = StoryObj<typeof MemberSignupPage>;

export const Full: Story = {};
export const Fictional: Story = { args: { member: fictional } };
export const Loading: Story = { render: () => <MemberSignupLoading /> };
