import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fictionalWords } from '@rendezvous/client/testing';
import { KeptBackNotice } from '../kept-back/kept-back-notice';
import { MatchDialog } from './match-dialog';

export default {
  title: 'Chat/Match',
  component: MatchDialog,
  args: {
    kind: 'match',
    name: 'Inès',
    fictional: null,
    ownImage: '/portraits/hugo.svg',
    image: '/portraits/ines.svg',
    note: 'First message: 1 credit. You have 8.',
    busy: false,
    error: null,
    onAct: () => undefined,
    onProfile: () => undefined,
    onClose: () => undefined,
  },
} satisfies Meta<typeof MatchDialog>;
type Story = StoryObj<typeof MatchDialog>;

export const Match: Story = {};
export const LikeWaits: Story = { args: { kind: 'new-like', note: null } };
export const WithoutPhotos: Story = { args: { ownImage: null, image: null } };
export const Fictional: Story = { args: { fictional: fictionalWords } };
export const Limit: Story = { args: { onAct: null, note: 'You have started your free conversations; Inès can still write to you.' } };
export const KeptBack: Story = {
  args: {
    onAct: null,
    note: null,
    keptBack: <KeptBackNotice by="age-needed">Your age has to be confirmed before you like or write.</KeptBackNotice>,
  },
};
export const Failed: Story = { args: { kind: 'new-like', note: null, error: 'This member cannot be reached at the moment.' } };
