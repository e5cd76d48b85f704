import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { SlowWords } from './slow-words';

export default { title: 'Shell/Slow notice', component: SlowWords } satisfies Meta<typeof SlowWords>;
type Story = StoryObj<typeof SlowWords>;

export const Reading: Story = { args: { canAsk: true } };
export const Sending: Story = { args: { canAsk: false } };
