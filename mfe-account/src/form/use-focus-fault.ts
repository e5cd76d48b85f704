import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

const FAULTY = '[aria-invalid="true"], fieldset[aria-describedby*="-error"] input:not([type="hidden"])';

/** Moves the focus to the first control that is marked as wrong, once the marks are drawn. */
export const useFocusFault = (): { readonly form: RefObject<HTMLFormElement | null>; readonly focusFault: () => void } => {
  const form = useRef<HTMLFormElement>(null);
  const [asked, setAsked] = useState(0);
  // the controls are marked by the render that this state causes; only then can one be found
  useEffect(() => {
    if (asked > 0) form.current?.querySelector<HTMLElement>(FAULTY)?.focus();
  }, [asked]);
  return { form, focusFault: () => setAsked((times) => times + 1) };
};
