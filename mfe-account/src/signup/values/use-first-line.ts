import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { SIGNUP_MESSAGE_PARTS } from '@rendezvous/contracts/account/first-line';
import { memberIn } from '../referrer/member-in';
import { firstLineIn } from './first-line-in';
import type { FirstLine } from './signup-draft';

/** The first line that the page's address brought along; null for none. It leaves the address, which others read, once a script has it. */
export const useFirstLine = (): FirstLine | null => {
  const [search, setSearch] = useSearchParams();
  const [line] = useState(() => ({ to: memberIn(search), text: firstLineIn(search) }));
  const isInAddress = SIGNUP_MESSAGE_PARTS.some((name) => search.has(name));
  // the address lies outside React
  useEffect(() => {
    if (!isInAddress) return;
    setSearch(
      (old) => {
        const next = new URLSearchParams(old);
        for (const name of SIGNUP_MESSAGE_PARTS) next.delete(name);
        return next;
      },
      { replace: true },
    );
  }, [isInAddress, setSearch]);
  return line.text === '' ? null : line;
};
