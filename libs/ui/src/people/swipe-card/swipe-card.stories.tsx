import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { CloseIcon, HeartIcon } from '../../primitives/icon';
import { Photo } from '../photo';
import { SwipeCard } from '.';

const marks = [<HeartIcon key="yes" fill="currentColor" />, <CloseIcon key="no" />] as const;
const card = (face: string, depth: number, liked: boolean | null = null) => (
  <SwipeCard key={face} depth={depth} liked={liked} marks={marks} onDecide={() => undefined}>
    <Photo src={`/portraits/${face}.svg`} alt="" />
    <h2>{face}</h2>
  </SwipeCard>
);

export default {
  title: 'UI/People/SwipeCard',
  component: SwipeCard,
  args: { depth: 0, liked: null, marks, onDecide: () => undefined, children: null },
} satisfies Meta<typeof SwipeCard>;
type Story = StoryObj<typeof SwipeCard>;

const deck = { display: 'grid', width: '18rem', margin: '2rem auto' };

export const Deck: Story = { render: () => <div style={deck}>{[card('ines', 0), card('maya', 1), card('lou', 2)]}</div> };
export const Taken: Story = { render: () => <div style={deck}>{[card('ines', -1, true), card('maya', 0), card('lou', 1)]}</div> };
