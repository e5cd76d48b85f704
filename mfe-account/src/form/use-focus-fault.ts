import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

const FAULTY = '[aria-invalid="true"], fieldset[aria-describedby*="-error"] input:not([type="hidden"])';

/** Moves the focus to the first control that is marked as wrong, once the marks are drawn. Ask only when there will be one. */
export const useFocusFault = (): { readonly form: RefObject<HTMLFormElement | null>; readonly focusFault: () => void } => {
  const form = useRef<HTMLFormElement>(null);
  const waiting = useRef(false);
  const [, draw] = useState(0);
  // the control may be drawn by any later render, for example after a step back; so every one is looked through until it is there
  useEffect(() => {
    const control = waiting.current ? form.current?.querySelector<HTMLElement>(FAULTY) : null;
    if (!control) return;
    waiting.current = false;
    control.focus();
  });
  const focusFault = () => {
    waiting.current = true;
    draw((times) => times + 1);
  };
  return { form, focusFault };
};
