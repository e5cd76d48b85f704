import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { madeUpDailyLikes, madeUpFive } from '../testing/answers';
import { FiveList } from './five-list';

const next = new Date(madeUpDailyLikes.next_day);

export default {
  title: 'Search/Today’s five',
  component: FiveList,
  args: { state: { kind: 'here', members: madeUpFive, chosen: true, next }, onLike: () => undefined, onPass: () => undefined },
} satisfies Meta<typeof FiveList>;
type Story = StoryObj<typeof FiveList>;

export const Full: Story = {};
export const Liked: Story = {
  args: { state: { kind: 'here', members: madeUpFive.map((member) => ({ ...member, liked: true })), chosen: true, next } },
};
export const Loading: Story = { args: { state: { kind: 'loading' } } };
export const NobodyLeft: Story = { args: { state: { kind: 'here', members: [], chosen: true, next } } };
export const NobodyChosen: Story = { args: { state: { kind: 'here', members: [], chosen: false, next } } };
export const Failed: Story = {
  args: { state: { kind: 'failed', reason: 'We are not available right now.', busy: false, onRetry: () => undefined } },
};
