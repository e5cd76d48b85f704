import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ListSkeleton, Skeleton } from '.';

export default { title: 'UI/Feedback/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>;
type Story = StoryObj<typeof Skeleton>;

export const Shapes: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16, maxWidth: 360 }}>
      <Skeleton shape="title" width="half" />
      <Skeleton lines={3} />
      <Skeleton shape="disc" />
      <Skeleton shape="button" width="short" />
      <Skeleton shape="block" />
    </div>
  ),
};
export const List: Story = { render: () => <ListSkeleton label="Loading conversations" count={4} /> };
