import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ContentPageFailed } from '../pages/content-page-states';
import { fictional, ines } from '../testing/members';
import { MemberLandingLoading } from './member-landing-loading';
import { MemberLandingPage } from './member-landing-page';
import { NobodyHere } from './nobody-here';

export default {
  title: 'Landers/Member landing',
  component: MemberLandingPage,
  parameters: { layout: 'fullscreen' },
  args: { member: ines },
} satisfies Meta<typeof MemberLandingPage>;
type Story = StoryObj<typeof MemberLandingPage>;

export const Full: Story = {};
export const Fictional: Story = { args: { member: fictional } };
export const Loading: Story = { render: () => <MemberLandingLoading /> };
export const Failed: Story = { render: () => <ContentPageFailed busy={false} onRetry={() => undefined} /> };
export const Nobody: Story = { render: () => <NobodyHere /> };
