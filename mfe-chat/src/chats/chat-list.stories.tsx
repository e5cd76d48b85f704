import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fictionalWords } from '@rendezvous/client/testing';
import { chats, CONVERSATION, VIEWER } from '../testing/people';
import { ChatList } from './chat-list';

export default {
  title: 'Chat/Conversations',
  component: ChatList,
  parameters: { layout: 'fullscreen' },
  args: {
    chats,
    failed: false,
    busy: false,
    onRetry: () => undefined,
    more: null,
    viewerId: VIEWER,
    currentId: CONVERSATION,
    typing: new Set([CONVERSATION]),
    left: 1,
    fictional: fictionalWords,
    heading: 1,
  },
} satisfies Meta<typeof ChatList>;
type Story = StoryObj<typeof ChatList>;

export const Full: Story = {};
export const NoneLeft: Story = { args: { left: 0 } };
export const Premium: Story = { args: { left: null } };
export const More: Story = { args: { more: { busy: false, failed: true, load: () => undefined } } };
export const Loading: Story = { args: { chats: null } };
export const Empty: Story = { args: { chats: [] } };
export const Failed: Story = { args: { chats: null, failed: true } };
