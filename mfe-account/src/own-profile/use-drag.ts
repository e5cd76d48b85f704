import { useState } from 'react';
import type { KeyboardEvent, PointerEvent } from 'react';

const PLACE = 'data-place';

interface Drag {
  readonly from: number;
  readonly over: number;
}

const placeUnder = ({ clientX, clientY }: PointerEvent): number | null => {
  const place = document.elementFromPoint(clientX, clientY)?.closest(`[${PLACE}]`)?.getAttribute(PLACE);
  return place === null || place === undefined ? null : Number(place);
};

/**
 * Puts things in another order by dragging a handle, with a finger as well as with a mouse, or by the arrow keys on the handle.
 * @param onMove from which place to which
 */
export const useDrag = (onMove: (from: number, to: number) => void) => {
  const [drag, setDrag] = useState<Drag | null>(null);

  const handle = (place: number) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      setDrag({ from: place, over: place });
    },
    onPointerMove: (event: PointerEvent) => {
      const over = drag === null ? null : placeUnder(event);
      if (over !== null) setDrag((before) => before && { ...before, over });
    },
    onPointerUp: () => {
      if (drag !== null && drag.from !== drag.over) onMove(drag.from, drag.over);
      setDrag(null);
    },
    onPointerCancel: () => setDrag(null),
    onKeyDown: (event: KeyboardEvent) => {
      const step = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
      if (step === undefined) return;
      event.preventDefault();
      onMove(place, place + step);
    },
  });

  /** For the element that stands at a place. */
  const place = (at: number) => ({
    [PLACE]: at,
    'data-dragged': drag?.from === at || undefined,
    'data-target': (drag !== null && drag.from !== drag.over && drag.over === at) || undefined,
  });
  return { handle, place };
};
