import { useEffect, useRef, useState } from 'react';

/** What was done on a page. Once it is told the heading has the focus: the button that had it is gone with what it was of. */
export const useOutcome = () => {
  const heading = useRef<HTMLHeadingElement>(null);
  const [outcome, setOutcome] = useState<{ readonly told: string } | null>(null);
  // not before the dialog that asked is gone: while it is open, nothing behind it takes the focus
  useEffect(() => {
    if (outcome !== null) heading.current?.focus();
  }, [outcome]);
  return { heading, told: outcome?.told ?? null, tell: (told: string) => setOutcome({ told }) };
};
