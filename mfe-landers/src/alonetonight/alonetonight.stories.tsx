import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ContentPageFailed, ContentPageMissing } from '../pages/content-page-states';
import { evening, eveningInFrench, eveningWithAll } from '../testing/landers/alonetonight';
import { AlonetonightLoading } from './alonetonight-loading';
import { AlonetonightPage } from './alonetonight-page';

export default {
  title: 'Landers/Alone tonight',
  component: AlonetonightPage,
  parameters: { layout: 'fullscreen' },
  args: { lander: evening },
} satisfies Meta<typeof AlonetonightPage>;
type Story = StoryObj<typeof AlonetonightPage>;

export const Full: Story = {};
export const French: Story = { args: { lander: eveningInFrench } };
export const WithSections: Story = { args: { lander: eveningWithAll } };
export const Preview: Story = { args: { lander: { ...evening, preview: true } } };
export const Loading: Story = { render: () => <AlonetonightLoading /> };
export const Failed: Story = { render: () => <ContentPageFailed busy={false} onRetry={() => undefined} /> };
export const Missing: Story = { render: () => <ContentPageMissing /> };
