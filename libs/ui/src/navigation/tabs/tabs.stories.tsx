import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Badge } from '../../display/badge';
import { EmptyState } from '../../feedback/empty-state';
import { ListSkeleton } from '../../feedback/skeleton';
import { Tabs } from '.';

export default {
  title: 'UI/Navigation/Tabs',
  component: Tabs,
  args: {
    label: 'Gifts',
    tabs: [
      { value: 'new', label: 'New', end: <Badge count={2} label="2 new" />, panel: <p>Two gifts are waiting.</p> },
      { value: 'loading', label: 'Loading', panel: <ListSkeleton label="Loading gifts" count={2} /> },
      { value: 'empty', label: 'Sent', end: 0, panel: <EmptyState title="No gifts sent yet" /> },
    ],
  },
} satisfies Meta<typeof Tabs>;
type Story = StoryObj<typeof Tabs>;

export const First: Story = {};
export const Loading: Story = { args: { defaultValue: 'loading' } };
export const Empty: Story = { args: { defaultValue: 'empty' } };
