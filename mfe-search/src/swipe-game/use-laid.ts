import { useEffect, useState } from 'react';
import { nextFrame } from './next-frame';

/**
 * Which of the cards are drawn. The lowest, which comes when the topmost goes, is so one frame later: its photo is not painted before the next
 * card is seen.
 */
export const useLaid = <Card extends { readonly id: number }>(cards: readonly Card[]): readonly Card[] => {
  const ids = cards.map(({ id }) => id).join();
  const [laid, setLaid] = useState(ids);
  useEffect(() => {
    let over = false;
    void nextFrame().then(() => over || setLaid(ids));
    return () => void (over = true);
  }, [ids]);
  const known = laid.split(',').map(Number);
  const lowest = cards.at(-1);
  return lowest === undefined || cards.length === 1 || known.includes(lowest.id) ? cards : cards.slice(0, -1);
};
