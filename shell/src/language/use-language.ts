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
    },
    [dispatch],
  );

  /** Loads a language, and when all of it is there changes to it, and remembers it if it was chosen; the last that is asked for wins. */
  const setLocale = useCallback(
    async (next: Locale, isChosen = true) => {
      const own = (turn.current += 1);
      setAsked(next);
      setMissing(null);
      try {
        const [messages] = await Promise.all([load(next), remotes.learn(next)]);
        if (own !== turn.current) return;
        speaks.current = next;
        remotes.speak(next);
        setSpoken({ locale: next, messages });
      } catch (fault) {
        reportError(fault);
        if (own !== turn.current) return;
        setAsked(speaks.current);
        setMissing(next);
        return;
      }
      if (isChosen) await remember(next).catch(reportError);
      // names of regions and texts of the site come in the reader's language
      dispatch(invalidateAfter('language-changed'));
    },
    [dispatch, remotes, remember, load],
  );

  const { data } = sessionApi.useSessionUserQuery();
  const member = data?.user?.id ?? null;
  const known = useRef(member);
  // A login or logout, here or in another tab: the page speaks at once what it would after a reload, which the server says.
  useEffect(() => {
    if (!data || known.current === member) return;
    known.current = member;
    if (data.locale && data.locale !== speaks.current) void setLocale(data.locale, false);
  }, [data, member, setLocale]);

  return { spoken, asked, missing, setLocale, forgetMissing: () => setMissing(null) };
};
