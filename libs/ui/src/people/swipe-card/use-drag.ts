import { type PointerEvent, useRef } from 'react';
import { decisionOf } from './swipe.rules';

interface Grip {
  readonly id: number;
  readonly x: number;
  readonly last: { readonly x: number; readonly at: number };
  readonly speed: number;
}

const set = (card: HTMLElement, moved: number): void => {
  card.style.setProperty('--moved', `${moved}px`);
  card.style.setProperty('--lean', String(Math.max(-1, Math.min(1, moved / card.clientWidth / 0.35))));
};

const free = (card: HTMLElement): void => {
  delete card.dataset['held'];
  card.style.removeProperty('--moved');
  card.style.removeProperty('--lean');
};

/** A card that follows the finger, and leans the more the farther it is taken. @param decide hears of it when it was taken far enough */
export const useDrag = (decide: (liked: boolean) => void) => {
  const grip = useRef<Grip | null>(null);

  const onPointerDown = (event: PointerEvent<HTMLElement>): void => {
    if (event.button !== 0 || grip.current !== null) return;
    event.currentTarget.setPointerCapture?.(event.pointerId);
    grip.current = { id: event.pointerId, x: event.clientX, last: { x: event.clientX, at: event.timeStamp }, speed: 0 };
    event.currentTarget.dataset['held'] = '';
  };

  const onPointerMove = (event: PointerEvent<HTMLElement>): void => {
    const held = grip.current;
    if (held === null || held.id !== event.pointerId) return;
    const seconds = Math.max(event.timeStamp - held.last.at, 1) / 1000;
    const speed = (event.clientX - held.last.x) / seconds;
    grip.current = { ...held, last: { x: event.clientX, at: event.timeStamp }, speed: 0.6 * speed + 0.4 * held.speed };
    set(event.currentTarget, event.clientX - held.x);
  };

  const onPointerUp = (event: PointerEvent<HTMLElement>): void => {
    const held = grip.current;
    if (held === null || held.id !== event.pointerId) return;
    grip.current = null;
    const card = event.currentTarget;
    const width = card.clientWidth || 1;
    const liked = decisionOf((event.clientX - held.x) / width, held.speed / width);
    free(card);
    if (liked !== null) decide(liked);
  };

  const onPointerCancel = (event: PointerEvent<HTMLElement>): void => {
    grip.current = null;
    free(event.currentTarget);
  };
  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel };
};
