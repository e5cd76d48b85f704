import { type PointerEvent, useEffect, useRef } from 'react';
import { type Box, distance, isDouble, keptInside, middle, type Point, type Tap, toggled, WHOLE, type Zoom, zoomedAt } from './zoom.rules';

/** A finger that has moved less than this, in pixels, has tapped. */
const TAP_PX = 10;

const pointOf = ({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>): Point => {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
};

const sizeOf = (box: HTMLElement | null): Box => ({ width: box?.clientWidth ?? 0, height: box?.clientHeight ?? 0 });

/** By style alone: a finger is followed without drawing anything anew. */
const draw = (box: HTMLElement | null, { scale, x, y }: Zoom, moving: boolean): void => {
  const photo = box?.firstElementChild;
  if (!(photo instanceof HTMLElement)) return;
  photo.style.transition = moving ? 'none' : '';
  photo.style.transform = `translate(${x}px, ${y}px) scale(${scale})`;
};

/** A photo that two fingers, a double tap or a button make larger, and that one finger moves then. @param onZoomed hears when it begins and ends */
export const useZoom = (zoomed: boolean, onZoomed: (zoomed: boolean) => void) => {
  const box = useRef<HTMLDivElement>(null);
  const zoom = useRef<Zoom>(WHOLE);
  const fingers = useRef(new Map<number, Point>());
  const began = useRef<Point | null>(null);
  const tapped = useRef<Tap | null>(null);

  const show = (next: Zoom, moving: boolean): void => {
    zoom.current = next;
    draw(box.current, next, moving);
    if (next.scale > 1 !== zoomed) onZoomed(next.scale > 1);
  };
  const size = () => sizeOf(box.current);

  // the button and the way to another photo say it from outside
  useEffect(() => {
    if (zoomed === zoom.current.scale > 1) return;
    zoom.current = toggled(zoom.current, { x: 0, y: 0 }, sizeOf(box.current));
    draw(box.current, zoom.current, false);
  }, [zoomed]);

  const onPointerDown = (event: PointerEvent<HTMLElement>): void => {
    fingers.current.set(event.pointerId, pointOf(event));
    began.current = fingers.current.size === 1 ? pointOf(event) : null;
    if (zoomed || fingers.current.size > 1) event.currentTarget.setPointerCapture?.(event.pointerId);
  };

  const onPointerMove = (event: PointerEvent<HTMLElement>): void => {
    const before = fingers.current.get(event.pointerId);
    if (before === undefined) return;
    const now = pointOf(event);
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
    fingers.current.set(event.pointerId, now);
    if (other) {
      const scale = (zoom.current.scale * distance(now, other)) / Math.max(1, distance(before, other));
      show(zoomedAt(zoom.current, scale, middle(now, other), size()), true);
    } else if (zoom.current.scale > 1) {
      const { scale, x, y } = zoom.current;
      show(keptInside({ scale, x: x + now.x - before.x, y: y + now.y - before.y }, size()), true);
    }
  };

  const onPointerUp = (event: PointerEvent<HTMLElement>): void => {
    fingers.current.delete(event.pointerId);
    const at = pointOf(event);
    const isTap = began.current !== null && distance(began.current, at) < TAP_PX;
    const tap = isTap ? { ...at, at: event.timeStamp } : null;
    const double = tap !== null && isDouble(tapped.current, tap);
    tapped.current = double ? null : tap;
    if (double) show(toggled(zoom.current, at, size()), false);
  };

  const onPointerCancel = (event: PointerEvent<HTMLElement>): void => {
    fingers.current.delete(event.pointerId);
    tapped.current = null;
  };
  return { box, handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel } };
};
