import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ContentPageFailed, ContentPageMissing } from '../pages/content-page-states';
import { constellation } from '../testing/landers/socialnetwork';
import { SocialnetworkLoading } from './socialnetwork-loading';
import { SocialnetworkPage } from './socialnetwork-page';

export default {
  title: 'Landers/Social network',
  component: SocialnetworkPage,
  parameters: { layout: 'fullscreen' },
  args: { lander: constellation },
} satisfies Meta<typeof SocialnetworkPage>;
type Story = StoryObj<typeof SocialnetworkPage>;

export const Full: Story = {};
export const Preview: Story = { args: { lander: { ...constellation, preview: true } } };
export const Loading: Story = { render: () => <SocialnetworkLoading /> };
export const Failed: Story = { render: () => <ContentPageFailed busy={false} onRetry={() => undefined} /> };
export const Missing: Story = { render: () => <ContentPageMissing /> };
