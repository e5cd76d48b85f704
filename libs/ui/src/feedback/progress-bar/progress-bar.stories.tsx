import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ProgressBar, StepBar } from '.';

export default { title: 'UI/Feedback/ProgressBar', component: ProgressBar, args: { label: 'Uploading photo 2' } } satisfies Meta<
  typeof ProgressBar
>;
type Story = StoryObj<typeof ProgressBar>;

export const Known: Story = { args: { value: 64 } };
export const Begun: Story = { args: { value: 0 } };
export const Done: Story = { args: { value: 100 } };
export const Unknown: Story = {};
export const Steps: Story = { render: () => <StepBar label="Step 2 of 5" step={2} steps={5} /> };
