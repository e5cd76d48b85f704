import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Badge } from '.';

export default { title: 'UI/Display/Badge', component: Badge, args: { count: 3, label: '3 unread messages' } } satisfies Meta<typeof Badge>;
type Story = StoryObj<typeof Badge>;

export const Few: Story = {};
export const MoreThanNinetyNine: Story = { args: { count: 240, label: '240 unread messages' } };
export const LowBalance: Story = { args: { count: 8, label: '8 credits left', tone: 'warn' } };
export const EmptyBalance: Story = { args: { count: 0, label: 'No credits left', tone: 'danger', zero: true } };
export const Plain: Story = { args: { tone: 'plain', count: 11, label: '11 sent' } };
export const NothingDrawnAtZero: Story = { args: { count: 0, label: 'No unread messages' } };
