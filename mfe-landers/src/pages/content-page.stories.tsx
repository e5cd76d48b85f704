import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { questions, terms } from '../testing/answers';
import { ContentArticle } from './content-article';
import { ContentPageFailed, ContentPageLoading, ContentPageMissing } from './content-page-states';

export default {
  title: 'Landers/Content page',
  component: ContentArticle,
  parameters: { layout: 'fullscreen' },
  args: { page: terms },
} satisfies Meta<typeof ContentArticle>;
type Story = StoryObj<typeof ContentArticle>;

export const Legal: Story = {};
export const Questions: Story = { args: { page: questions } };
export const OneLanguage: Story = { args: { page: { ...terms, languages: ['en'] } } };
export const Loading: Story = { render: () => <ContentPageLoading /> };
export const Failed: Story = { render: () => <ContentPageFailed busy={false} onRetry={() => undefined} /> };
export const TryingAgain: Story = { render: () => <ContentPageFailed busy onRetry={() => undefined} /> };
export const Missing: Story = { render: () => <ContentPageMissing /> };
