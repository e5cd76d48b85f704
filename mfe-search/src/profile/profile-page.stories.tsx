import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { MemberProfile, ProfilePhoto } from '@rendezvous/contracts/search';
import { madeUpMember } from '../members/made-up';
import { BlockDialog } from './block-dialog';
import { Blocked, BlockedBy, ProfileFailed, ProfileGone } from './no-profile';
import { ProfilePage } from './profile-page';
import { ProfileSkeleton } from './profile-skeleton';
import { SimilarMembers } from './similar-members';

const face = (name: string) => ({ filename: `/portraits/${name}.svg`, thumb_filename: `/portraits/${name}.svg`, placeholder: null });
const photo = (id: number, locked: boolean): ProfilePhoto => ({
  id,
  image: locked ? null : face(['ines', 'maya', 'lou', 'sana', 'hugo'][id] ?? 'ines'),
  large: locked ? null : `/portraits/${['ines', 'maya', 'lou', 'sana', 'hugo'][id]}.svg`,
  blurred: locked ? '/portraits/sana.svg' : null,
  locked,
  width: 960,
  height: 1200,
});

const { liked: _liked, locked_photos: _locked, ...card } = madeUpMember(0, { name: 'Inès', age: 36, online: true });
const profile: MemberProfile = {
  ...card,
  view: 'full',
  about: 'I cook far too much on Sundays and need someone to blame the leftovers on. Bookbinder by day, bad at tango by night.',
  sexuality: null,
  relationship_status: 'divorced',
  hair_color: 'brunette',
  eye_color: 'brown',
  body_type: 'normal',
  tattoos: true,
  interests: ['dancing', 'wine', 'reading', 'travelling'],
  shared_interests: ['cooking', 'hiking', 'theater'],
  photos: [0, 1, 2, 3, 4].map((id) => photo(id, id > 0)),
  liked: false,
  liked_me: false,
  matched: false,
  conversation_id: null,
  actions: { like: true, message: true, block: true },
};
const similar = (
  <SimilarMembers
    state={{ kind: 'here', members: [1, 2, 3, 4, 5, 6, 7, 8].map((id) => madeUpMember(id)) }}
    fictionalLabel="Fictional profile"
    onLike={() => undefined}
  />
);

export default {
  title: 'Search/Profile',
  component: ProfilePage,
  parameters: { layout: 'fullscreen' },
  args: {
    profile,
    visitor: false,
    fictional: {
      label: 'Fictional profile',
      warning: 'This profile is fictional. It was made up to show what the site can do; a meeting is not possible.',
    },
    interestName: (interest) => interest.charAt(0).toUpperCase() + interest.slice(1),
    onLike: () => undefined,
    onLogin: () => undefined,
    onBlock: () => undefined,
    children: similar,
  },
} satisfies Meta<typeof ProfilePage>;
type Story = StoryObj<typeof ProfilePage>;

export const Full: Story = {};
export const Premium: Story = {
  args: { profile: { ...profile, photos: [0, 1, 2, 3].map((id) => photo(id, false)), matched: true, liked: true } },
};
export const LikesYou: Story = { args: { profile: { ...profile, liked_me: true, online: false } } };
export const Fictional: Story = { args: { profile: { ...profile, fictional: true, name: 'Marie-Clémentine-Alexandrine' } } };
export const Visitor: Story = {
  args: { visitor: true, profile: { ...profile, shared_interests: [], actions: { like: false, message: false, block: false } } },
};
export const SaysNothing: Story = {
  args: {
    profile: {
      ...profile,
      about: null,
      interests: [],
      shared_interests: [],
      photos: [],
      relationship_status: null,
      hair_color: null,
      eye_color: null,
      body_type: null,
      tattoos: null,
      city: null,
      region: null,
    },
    children: null,
  },
};
export const Own: Story = { args: { profile: { ...profile, view: 'own', actions: { like: false, message: false, block: false } } } };
export const Loading: Story = { render: () => <ProfileSkeleton label="Loading the profile" /> };
export const SimilarLoading: Story = {
  args: { children: <SimilarMembers state={{ kind: 'loading' }} fictionalLabel="" onLike={() => undefined} /> },
};
export const SimilarFailed: Story = {
  args: {
    children: (
      <SimilarMembers
        state={{ kind: 'failed', reason: 'No connection. Check your network and try again.', busy: false, onRetry: () => undefined }}
        fictionalLabel=""
        onLike={() => undefined}
      />
    ),
  },
};
export const Failed: Story = {
  render: () => <ProfileFailed reason="No connection. Check your network and try again." busy={false} onRetry={() => undefined} />,
};
export const Gone: Story = { render: () => <ProfileGone /> };
export const BlockedByThem: Story = { render: () => <BlockedBy sentence="You’re blocked by Maya. You do not have access to this page." /> };
export const BlockedByMe: Story = { render: () => <Blocked name="Maya" busy={false} fault={null} onUnblock={() => undefined} /> };
export const AskToBlock: Story = {
  render: () => <BlockDialog name="Maya" busy={false} fault={null} onConfirm={() => undefined} onClose={() => undefined} />,
};
