import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fictionalWords } from '@rendezvous/client/testing';
import { asVisitorsSee, madeUpMember, madeUpPhoto, madeUpProfile } from '../testing/answers';
import { BlockDialog } from './more/block-dialog';
import { Blocked, Closed, ProfileFailed, ProfileGone } from './no-profile';
import { ProfilePage } from './profile-page';
import { ProfileSkeleton } from './profile-skeleton';
import { SimilarMembers } from './similar-members';

const profile = madeUpProfile;
const similar = (
  <SimilarMembers
    state={{ kind: 'here', members: [1, 2, 3, 4, 5, 6, 7, 8].map((id) => madeUpMember(id)) }}
    fictional={fictionalWords}
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
    fictional: fictionalWords,
    viewer: { isOpen: false, open: () => undefined, close: () => undefined },
    interestName: (interest) => interest.charAt(0).toUpperCase() + interest.slice(1),
    onLike: () => undefined,
    onLogin: () => undefined,
    onReport: () => undefined,
    onBlock: () => undefined,
    children: similar,
  },
} satisfies Meta<typeof ProfilePage>;
type Story = StoryObj<typeof ProfilePage>;

export const Full: Story = {};
export const Premium: Story = {
  args: { profile: { ...profile, photos: [0, 1, 2, 3].map((id) => madeUpPhoto(id, false)), matched: true, liked: true } },
};
export const PhotosOverTheWindow: Story = { args: { viewer: { isOpen: true, open: () => undefined, close: () => undefined } } };
export const LikesYou: Story = { args: { profile: { ...profile, liked_me: true, online: false } } };
export const Fictional: Story = { args: { profile: { ...profile, fictional: true, name: 'Marie-Clémentine-Alexandrine' } } };
export const Visitor: Story = { args: { visitor: true, profile: asVisitorsSee(profile) } };
export const VisitorWithLongName: Story = {
  args: { visitor: true, profile: { ...asVisitorsSee(profile), name: 'Marie-Clémentine-Alexandrine', region: null, fictional: true } },
};
export const VisitorWithoutPhoto: Story = { args: { visitor: true, profile: { ...asVisitorsSee(profile), main_image: null, photos: [] } } };
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
  args: { children: <SimilarMembers state={{ kind: 'loading' }} fictional={fictionalWords} onLike={() => undefined} /> },
};
export const SimilarFailed: Story = {
  args: {
    children: (
      <SimilarMembers
        state={{ kind: 'failed', reason: 'No connection. Check your network and try again.', busy: false, onRetry: () => undefined }}
        fictional={fictionalWords}
        onLike={() => undefined}
      />
    ),
  },
};
export const Failed: Story = {
  render: () => <ProfileFailed reason="No connection. Check your network and try again." busy={false} onRetry={() => undefined} />,
};
export const Gone: Story = { render: () => <ProfileGone /> };
export const BlockedByThem: Story = {
  render: () => <Closed why="blocked-by" sentence="You’re blocked by Maya. You do not have access to this page." />,
};
export const TakesABreak: Story = { render: () => <Closed why="paused" sentence="Maya is taking a break." /> };
export const BlockedByMe: Story = { render: () => <Blocked name="Maya" busy={false} fault={null} onUnblock={() => undefined} /> };
export const AskToBlock: Story = {
  render: () => <BlockDialog name="Maya" busy={false} fault={null} onConfirm={() => undefined} onClose={() => undefined} />,
};
