import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { BanIcon, FlagIcon, MoreIcon } from '../../primitives/icon';
import { IconButton } from '../../actions/icon-button';
import { LazyMenu, type OpenMenu } from '.';

export default { title: 'UI/Overlays/LazyMenu', component: LazyMenu } satisfies Meta<typeof LazyMenu>;
type Story = StoryObj;

const loadList = async () => {
  const { Menu, MenuItem } = await import('../menu');
  return function List({ name, ...menu }: OpenMenu & { readonly name: string }) {
    return (
      <Menu {...menu} align="start">
        <MenuItem icon={<FlagIcon />} onSelect={() => undefined}>
          Report {name}
        </MenuItem>
        <MenuItem icon={<BanIcon />} onSelect={() => undefined} danger>
          Block {name}
        </MenuItem>
      </Menu>
    );
  };
};
const trigger = <IconButton label="More" icon={<MoreIcon />} variant="line" />;

export const OnDemand: Story = {
  render: () => (
    <div style={{ minHeight: 160 }}>
      <LazyMenu trigger={trigger} load={loadList} items={{ name: 'Inès' }} />
    </div>
  ),
};
export const NeverComing: Story = {
  render: () => <LazyMenu trigger={trigger} load={() => new Promise<never>(() => undefined)} items={{}} />,
};
