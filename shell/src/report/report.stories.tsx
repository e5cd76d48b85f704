import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ReportLoading, ReportMissing } from './report-waiting';

export default {
  title: 'Shell/Report',
  component: ReportLoading,
  args: { name: 'Maya', onClose: () => undefined },
} satisfies Meta<typeof ReportLoading>;
type Story = StoryObj<typeof ReportLoading>;

export const Loading: Story = {};
export const Missing: Story = { render: (given) => <ReportMissing {...given} onRetry={() => undefined} /> };
export const MissingForGood: Story = { render: (given) => <ReportMissing {...given} onRetry={null} /> };
