import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ContentPageFailed, ContentPageMissing } from '../pages/content-page-states';
import { oneTable, oneTableWithAll } from '../testing/landers/video';
import { VideoLoading } from './video-loading';
import { VideoPage } from './video-page';

export default {
  title: 'Landers/Video',
  component: VideoPage,
  parameters: { layout: 'fullscreen' },
  args: { lander: oneTable },
} satisfies Meta<typeof VideoPage>;
type Story = StoryObj<typeof VideoPage>;

export const Full: Story = {};
export const WithSections: Story = { args: { lander: oneTableWithAll } };
export const Preview: Story = { args: { lander: { ...oneTable, preview: true } } };
export const Loading: Story = { render: () => <VideoLoading /> };
export const Failed: Story = { render: () => <ContentPageFailed busy={false} onRetry={() => undefined} /> };
export const Missing: Story = { render: () => <ContentPageMissing /> };
