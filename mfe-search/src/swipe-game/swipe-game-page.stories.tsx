import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { madeUpDailyLikes, madeUpMember } from '../testing/answers';
import { GameClosed } from './game-closed';
import { dealt, decided, NO_CARDS, openCards } from './deck.rules';
import { SwipeGamePage, type SwipeGamePageProps } from './swipe-game-page';

const members = [40, 41, 42, 43].map((id) => madeUpMember(id, { fictional: false, liked: false }));
const deck = dealt(NO_CARDS, members);
const game: SwipeGamePageProps['game'] = {
  state: 'here',
  reason: '',
  isBusy: false,
  retry: () => undefined,
  deck,
  open: openCards(deck),
  likes: madeUpDailyLikes,
  left: 4,
  decide: () => undefined,
  undo: () => undefined,
};
const passed = decided(deck, { id: 40, liked: false });
const liked = decided(deck, { id: 40, liked: true });

export default {
  title: 'Search/Swipe game',
  component: SwipeGamePage,
  parameters: { layout: 'fullscreen' },
  args: { game, ownFace: '/portraits/hugo.svg', faceOf: () => '/portraits/ines.svg' },
} satisfies Meta<typeof SwipeGamePage>;
type Story = StoryObj<typeof SwipeGamePage>;

export const Full: Story = {};
export const AfterAPass: Story = { args: { game: { ...game, deck: passed, open: openCards(passed) } } };
export const Loading: Story = { args: { game: { ...game, state: 'loading', deck: NO_CARDS, open: [], likes: null, left: 0 } } };
export const Failed: Story = {
  args: { game: { ...game, state: 'failed', reason: 'We are not available right now.', deck: NO_CARDS, open: [], likes: null, left: 0 } },
};
export const Nobody: Story = { args: { game: { ...game, deck: passed, open: [] } } };
export const DayOver: Story = { args: { game: { ...game, deck: liked, open: openCards(liked), left: 0 } } };
export const WhileDisabled: Story = { render: () => <GameClosed /> };
