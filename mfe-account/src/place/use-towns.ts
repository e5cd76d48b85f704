import { useEffect, useState } from 'react';
import type { CountryCode } from '@rendezvous/contracts/reference';
import type { Place } from '@rendezvous/contracts/site/places';
import { accountApi } from '../account.api';

const NONE: readonly Place[] = [];

/** Longer than between two letters: who types on is not asked for. */
const PAUSE_MS = 250;

/** From so many letters on there is something to suggest. */
const LETTERS_MIN = 2;
const LETTERS_MAX = 80;

/** Towns whose names begin as somebody types; none for what stood there already. Without an answer there are no suggestions, and nothing else is missing. */
export const useTowns = (country: CountryCode, region: string, text: string): readonly Place[] => {
  const [first] = useState(text);
  const [asked, setAsked] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  const name = asked.trim();
  const skip = asked === first || name.length < LETTERS_MIN || name.length > LETTERS_MAX;
  const { data } = accountApi.useAccountTownsQuery({ country, name, ...(region === '' ? {} : { region }) }, { skip });
  return skip ? NONE : (data?.towns ?? NONE);
};
