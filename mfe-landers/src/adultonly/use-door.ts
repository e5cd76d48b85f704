import { type MouseEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';

/** As long as the leaves move in the style sheet. */
const OPENING_MS = 420;

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** A link behind a door: it opens first. Whoever wants less motion, a new tab or has no script goes there at once. */
export const useDoor = (to: string) => {
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  const enter = (event: MouseEvent): void => {
    if (!isPlain(event) || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    event.preventDefault();
    setOpen(true);
    setTimeout(() => void navigate(to), OPENING_MS);
  };
  return { open, enter };
};
