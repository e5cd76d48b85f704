import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * Moves the focus to the first control that is marked as wrong, once the marks are drawn.
 * @param error why the server said no: whenever it changes, it may have marked something
 */
export const useFocusFault = (error: unknown): { readonly form: RefObject<HTMLFormElement | null>; readonly focusFault: () => void } => {
  const form = useRef<HTMLFormElement>(null);
  const [times, setTimes] = useState(0);
  // a control can take the focus only when it is drawn
  useEffect(() => {
    if (times > 0 || error !== null) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [times, error]);
  return { form, focusFault: () => setTimes((before) => before + 1) };
};
