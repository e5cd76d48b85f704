import { useCallback, useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { invalidateAfter, sessionApi } from '@rendezvous/client';
import type { AppStore } from '@rendezvous/client';
import type { Locale } from '@rendezvous/contracts/reference';
import type { Remotes } from '../remote-host/remotes';
import { writeLocaleCookie } from './locale-cookie';
import type { FirstMessages, loadShellMessages } from './shell-messages';

/** The language of the page: what it speaks, what was asked for, and what could not be had. */
export const useLanguage = (first: FirstMessages, remotes: Remotes, load: typeof loadShellMessages) => {
  const [spoken, setSpoken] = useState<Pick<FirstMessages, 'locale' | 'messages'>>(first);
  const [asked, setAsked] = useState(first.locale);
  /** A language that the page could not begin with, or change to. */
  const [missing, setMissing] = useState(first.missing);
  const dispatch = useDispatch<AppStore['dispatch']>();
  const speaks = useRef(first.locale);
  const turn = useRef(0);

  const remember = useCallback(
    async (locale: Locale) => {
      writeLocaleCookie(locale);
      const user = await dispatch(sessionApi.endpoints.sessionUser.initiate());
      if (user.data?.user) await dispatch(sessionApi.endpoints.sessionLanguage.initiate({ language: locale }));
      // names of regions and texts of the site come in the reader's language
      dispatch(invalidateAfter('language-changed'));
    },
    [dispatch],
  );

  /** Loads a language, and when all of it is there changes to it; the last that is asked for wins. @returns whether it did */
  const change = useCallback(
    async (next: Locale): Promise<boolean> => {
      const own = (turn.current += 1);
      setAsked(next);
      setMissing(null);
      try {
        const [messages] = await Promise.all([load(next), remotes.learn(next)]);
        if (own !== turn.current) return false;
        speaks.current = next;
        remotes.speak(next);
        setSpoken({ locale: next, messages });
        return true;
      } catch (fault) {
        reportError(fault);
        if (own !== turn.current) return false;
        setAsked(speaks.current);
        setMissing(next);
        return false;
      }
    },
    [remotes, load],
  );

  /** The visitor's own choice: it is remembered, too. */
  const setLocale = useCallback(
    async (next: Locale) => {
      if (await change(next)) await remember(next).catch(reportError);
    },
    [change, remember],
  );

  const { data } = sessionApi.useSessionUserQuery();
  const member = data?.user?.id ?? null;
  const known = useRef(member);
  // A login or logout, here or in another tab: the page speaks at once what it would after a reload, which the server says. Nobody chose it, so
  // nothing is remembered.
  useEffect(() => {
    if (!data || known.current === member) return;
    known.current = member;
    const { locale = speaks.current } = data;
    if (locale !== speaks.current) void change(locale).then(() => dispatch(invalidateAfter('language-changed')));
  }, [data, member, change, dispatch]);

  return { spoken, asked, missing, setLocale, forgetMissing: () => setMissing(null) };
};
