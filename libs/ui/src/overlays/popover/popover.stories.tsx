import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { BellIcon } from '../../primitives/icon';
import { IconButton } from '../../actions/icon-button';
import { ListSkeleton } from '../../feedback/skeleton';
import { Popover } from '.';

export default { title: 'UI/Overlays/Popover', component: Popover } satisfies Meta<typeof Popover>;
type Story = StoryObj<typeof Popover>;

const room = { minHeight: 300, display: 'grid', justifyContent: 'center', alignContent: 'start' };
const trigger = <IconButton label="Notifications" icon={<BellIcon />} />;

export const Full: Story = {
  render: () => (
    <div style={room}>
      <Popover trigger={trigger} title="Notifications" defaultOpen>
        <p>Inès liked you 5 minutes ago.</p>
      </Popover>
    </div>
  ),
};
export const Loading: Story = {
  render: () => (
    <div style={room}>
      <Popover trigger={trigger} title="Notifications" defaultOpen>
        <ListSkeleton label="Loading notifications" count={2} />
      </Popover>
    </div>
  ),
};
