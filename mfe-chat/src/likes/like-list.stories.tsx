import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fictionalWords } from '@rendezvous/client/testing';
import { likers } from '../testing/people';
import { LikeList } from './like-list';

export default {
  title: 'Chat/Likes',
  component: LikeList,
  args: {
    type: 'received',
    profiles: likers,
    failed: false,
    busy: false,
    onRetry: () => undefined,
    more: null,
    isLiked: ({ matched }) => matched,
    mayLike: () => true,
    fictional: fictionalWords,
    onLike: () => undefined,
    onUnlike: () => undefined,
  },
} satisfies Meta<typeof LikeList>;
type Story = StoryObj<typeof LikeList>;

export const Received: Story = {};
export const Sent: Story = { args: { type: 'sent', isLiked: () => true } };
export const WithMore: Story = { args: { more: { busy: false, load: () => undefined } } };
export const WhileDisabled: Story = { args: { mayLike: () => false } };
export const Loading: Story = { args: { profiles: null } };
export const Failed: Story = { args: { profiles: null, failed: true } };
export const NobodyLiked: Story = { args: { profiles: [] } };
export const NobodySent: Story = { args: { profiles: [], type: 'sent' } };
export const NoMatches: Story = { args: { profiles: [], type: 'matches' } };
