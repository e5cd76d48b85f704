import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ContentPageFailed, ContentPageMissing } from '../pages/content-page-states';
import { oneEvening, oneEveningWithAll } from '../testing/landers/transitionsvideolanding';
import { TransitionsvideolandingLoading } from './transitionsvideolanding-loading';
import { TransitionsvideolandingPage } from './transitionsvideolanding-page';

export default {
  title: 'Landers/Transitions',
  component: TransitionsvideolandingPage,
  parameters: { layout: 'fullscreen' },
  args: { lander: oneEvening },
} satisfies Meta<typeof TransitionsvideolandingPage>;
type Story = StoryObj<typeof TransitionsvideolandingPage>;

export const Full: Story = {};
export const WithSections: Story = { args: { lander: oneEveningWithAll } };
export const Preview: Story = { args: { lander: { ...oneEvening, preview: true } } };
export const Loading: Story = { render: () => <TransitionsvideolandingLoading /> };
export const Failed: Story = { render: () => <ContentPageFailed busy={false} onRetry={() => undefined} /> };
export const Missing: Story = { render: () => <ContentPageMissing /> };
