import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fictionalWords } from '@rendezvous/client/testing';
import { Greeting } from './greeting';
import { StartLimit } from './start-limit';

const image = { filename: '/portraits/ines.svg', thumb_filename: '/portraits/ines.svg', placeholder: null };

export default {
  title: 'Chat/Beginning',
  component: Greeting,
  parameters: { layout: 'fullscreen' },
  args: { name: 'Inès', image, fictional: null, open: true, left: 2 },
} satisfies Meta<typeof Greeting>;
type Story = StoryObj<typeof Greeting>;

export const Free: Story = {};
export const LastOne: Story = { args: { left: 1 } };
export const Unlimited: Story = { args: { left: null } };
export const Fictional: Story = { args: { name: 'Sana', fictional: fictionalWords } };
export const LimitReached: Story = {
  render: () => (
    <StartLimit reason="chat.conversation-limit" name="Inès" memberId={8} limit={2} draft="You mentioned the market on the quay." />
  ),
};
export const Unreachable: Story = { render: () => <StartLimit reason="chat.not-reachable" name="Inès" memberId={8} limit={2} draft="" /> };
