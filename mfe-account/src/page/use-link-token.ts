import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

interface LinkToken {
  /** Of the address; null without one, or once it was used. */
  readonly token: string | null;
  /** What kept the token from being used; null as long as nothing did. */
  readonly failure: unknown;
  /** Has it used again: nobody may know what came of the call before. */
  readonly retry: () => void;
}

/** Uses the token of a mail's link once, as the page's only purpose. @param use takes the token out of the address, so that a reload shows the result */
export const useLinkToken = (use: (token: string) => Promise<void>): LinkToken => {
  const [search] = useSearchParams();
  const [failure, setFailure] = useState<unknown>(null);
  const [turn, setTurn] = useState(0);
  const sent = useRef<string | null>(null);
  const latest = useRef(use);
  const token = search.get('token');

  useEffect(() => {
    latest.current = use;
  });
  // the ref keeps a second run of the effect from using the link twice
  useEffect(() => {
    if (token === null || sent.current === `${turn} ${token}`) return;
    sent.current = `${turn} ${token}`;
    latest.current(token).catch(setFailure);
  }, [token, turn]);

  const retry = () => {
    setFailure(null);
    setTurn((before) => before + 1);
  };
  return { token, failure, retry };
};
