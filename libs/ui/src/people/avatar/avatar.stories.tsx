import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Avatar, PresenceDot } from '.';

export default { title: 'UI/People/Avatar', component: Avatar, args: { alt: 'Inès', src: '/portraits/ines.svg' } } satisfies Meta<
  typeof Avatar
>;
type Story = StoryObj<typeof Avatar>;

export const WithFace: Story = {};
export const Online: Story = { args: { onlineLabel: 'Online now' } };
export const WithoutPhoto: Story = { args: { src: null } };
export const Initials: Story = { args: { src: null, initials: 'IN', onlineLabel: 'Online now' } };
export const Sizes: Story = {
  render: (args) => (
    <div style={{ display: 'flex', gap: 16, alignItems: 'center' }}>
      <Avatar {...args} size="xs" onlineLabel="Online now" />
      <Avatar {...args} size="sm" onlineLabel="Online now" />
      <Avatar {...args} onlineLabel="Online now" />
      <Avatar {...args} size="lg" onlineLabel="Online now" />
      <PresenceDot label="Online now" />
    </div>
  ),
};
