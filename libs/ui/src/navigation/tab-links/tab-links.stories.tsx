import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Badge } from '../../display/badge';
import { TabLinks } from '.';

export default {
  title: 'UI/Navigation/TabLinks',
  component: TabLinks,
  args: {
    label: 'Likes',
    current: 'received',
    tabs: [
      { value: 'received', label: 'Received', end: <Badge count={2} label="2 new" />, href: '#received' },
      { value: 'sent', label: 'Sent', end: 11, href: '#sent' },
      { value: 'matches', label: 'Matches', end: 3, href: '#matches' },
    ],
  },
} satisfies Meta<typeof TabLinks>;
type Story = StoryObj<typeof TabLinks>;

export const Pages: Story = {};
export const WrapsWhenNarrow: Story = {
  render: (args) => (
    <div style={{ width: 220 }}>
      <TabLinks {...args} />
    </div>
  ),
};
