import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { SlowNoticeContent } from './slow-notice-content';

export default { title: 'Shell/Slow notice', component: SlowNoticeContent } satisfies Meta<typeof SlowNoticeContent>;
type Story = StoryObj<typeof SlowNoticeContent>;

export const Reading: Story = { args: { canAsk: true } };
export const Sending: Story = { args: { canAsk: false } };
