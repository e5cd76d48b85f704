import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { Badge } from '../../display/badge';
import { BellIcon, GiftIcon, MoreIcon, SendIcon } from '../../primitives/icon';
import { IconButton, IconLink, LikeButton } from '.';

export default { title: 'UI/Actions/IconButton', component: IconButton, args: { label: 'More', icon: <MoreIcon /> } } satisfies Meta<
  typeof IconButton
>;
type Story = StoryObj<typeof IconButton>;

export const Quiet: Story = {};
export const Variants: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 12, flexWrap: 'wrap' }}>
      <IconButton label="More" icon={<MoreIcon />} />
      <IconButton label="Send a gift" icon={<GiftIcon />} variant="line" />
      <IconButton label="Send, 1 credit" icon={<SendIcon />} variant="accent" />
      <IconButton label="More" icon={<MoreIcon />} variant="plum" />
      <IconButton label="Send" icon={<SendIcon />} variant="accent" disabled />
      <IconLink label="Notifications" icon={<BellIcon />} href="#n" badge={<Badge count={120} label="120 new" />} />
    </div>
  ),
};
function Likeable() {
  const [liked, setLiked] = useState(false);
  return <LikeButton label="Like Maya" liked={liked} onClick={() => setLiked(!liked)} />;
}
export const Like: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 12 }}>
      <Likeable />
      <LikeButton label="Like Inès" liked />
    </div>
  ),
};
