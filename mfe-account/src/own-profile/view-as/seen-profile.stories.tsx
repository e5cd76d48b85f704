import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { OwnView } from '@rendezvous/contracts/search/own-view';
import * as answers from '../../testing/answers';
import { SeenProfile } from './seen-profile';

const page = { ...answers.member, interests: [], shared_interests: [], photos: [], actions: { like: true, message: true, block: true } };
const seen: OwnView = { row: 'normal', listed: true, opens: true, reason: null, profile: page };
const closed = { listed: false, opens: false, profile: null };

export default { title: 'Account/Profile/View as', component: SeenProfile, args: { own: answers.profile, seen } } satisfies Meta<
  typeof SeenProfile
>;
type Story = StoryObj<typeof SeenProfile>;

export const Visible: Story = {};
export const Blocked: Story = { args: { seen: { ...seen, ...closed, row: 'blocked-by', reason: 'account.blocked-by' } } };
export const Private: Story = { args: { seen: { ...seen, ...closed, row: 'privacy', reason: 'account.profile-not-found' } } };
export const Closed: Story = { args: { seen: { ...seen, ...closed, reason: 'search.logged-out-closed' } } };
