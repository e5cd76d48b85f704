import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '../../testing';
import { SwipeCard, useArrowKeys } from '.';

const deck = (depth = 0, liked: boolean | null = null) => {
  const decide = jest.fn();
  render(
    <SwipeCard depth={depth} liked={liked} marks={['yes', 'no']} onDecide={decide}>
      <h2>Maya, 33</h2>
    </SwipeCard>,
  );
  const card = screen.getByText('Maya, 33').closest('article')!;
  jest.spyOn(card, 'clientWidth', 'get').mockReturnValue(300);
  const drag = (to: number, end: 'pointerUp' | 'pointerCancel' = 'pointerUp') => {
    fireEvent.pointerDown(card, { button: 0, clientX: 100 });
    fireEvent.pointerMove(card, { clientX: to });
    const moved = card.style.getPropertyValue('--moved');
    fireEvent[end](card, { clientX: to });
    return moved;
  };
  return { card, decide, drag };
};

test('the card follows the finger, and goes back when it hardly moved', () => {
  const { card, decide, drag } = deck();
  expect(drag(104)).toBe('4px');
  expect([card.style.getPropertyValue('--moved'), decide.mock.calls]).toEqual(['', []]);
});

test.each([
  [300, true],
  [-100, false],
])('let go at %s it decides: %s', (to, liked) => {
  const { decide, drag } = deck();
  drag(to);
  expect(decide.mock.calls).toEqual([[liked]]);
});

test('what the browser takes over, as for scrolling, decides nothing', () => {
  const { decide, drag } = deck();
  drag(300, 'pointerCancel');
  expect(decide).not.toHaveBeenCalled();
});

test('only the topmost can be taken', () => {
  const { card, decide, drag } = deck(1);
  drag(300);
  expect(decide).not.toHaveBeenCalled();
  expect(card).toHaveAttribute('aria-hidden', 'true');
});

const Keys = ({ decide }: { decide: (liked: boolean) => void }) => {
  useArrowKeys(decide);
  return <input aria-label="Name" />;
};

test('arrow keys decide wherever the focus is, but not in a field, nor with another key', async () => {
  const decide = jest.fn();
  render(<Keys decide={decide} />);
  await userEvent.keyboard('{ArrowRight}{ArrowLeft}{Alt>}{ArrowLeft}{/Alt}');
  expect(decide.mock.calls).toEqual([[true], [false]]);
  await userEvent.type(screen.getByLabelText('Name'), '{ArrowRight}');
  expect(decide).toHaveBeenCalledTimes(2);
});
