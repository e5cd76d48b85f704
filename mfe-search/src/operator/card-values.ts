import { LOCALES } from '@rendezvous/contracts/reference';
import type { ArgsOf } from '@rendezvous/contracts/route';
import { type changeSponsoredCard, SPONSORED_PICTURE_BYTES_MAX } from '@rendezvous/contracts/search/operator-sponsored-cards';
import { PAGE_SIZE } from '@rendezvous/contracts/search/members';
import { SPONSORED_IN_PAGE_MAX, SPONSORED_KINDS } from '@rendezvous/contracts/search/sponsored-cards';

/** What operators write of a card, as the calls take it. */
export type CardValues = Omit<ArgsOf<typeof changeSponsoredCard>, 'cardId' | 'version'>;

/** What is wrong, by field: the name of a sentence. */
export type CardFaults = Readonly<Record<string, string>>;

interface Read {
  readonly values: CardValues;
  readonly picture: File | null;
  readonly faults: CardFaults;
}

const isLink = (text: string): boolean => {
  const url = URL.canParse(text) ? new URL(text) : null;
  return url?.protocol === 'https:' && url.hostname.includes('.') && url.username === '' && url.password === '';
};

const positionsIn = (text: string): number[] =>
  text
    .split(/[\s,;]+/)
    .filter(Boolean)
    .map((part) => (/^\d{1,2}$/.test(part) ? Number(part) : 0));

/** Reads the form, and says what the server would refuse. @param countries those that are chosen */
export const readCardForm = (form: FormData, countries: CardValues['countries']): Read => {
  const text = (name: string): string => {
    const value = form.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  const faults: Record<string, string> = {};
  const texts: CardValues['texts'] = {};
  for (const locale of LOCALES) {
    const [title, line] = [text(`title-${locale}`), text(`text-${locale}`)];
    if (title !== '' && line !== '') texts[locale] = { title, text: line };
    else if (title !== '' || line !== '') faults[title === '' ? `title-${locale}` : `text-${locale}`] = 'both';
  }
  if (Object.keys(texts).length + Object.keys(faults).length === 0) faults[`title-${LOCALES[0]}`] = 'title';
  const link = text('link');
  if (!isLink(link)) faults['link'] = 'link';
  const positions = positionsIn(text('positions'));
  const fit = positions.every((position) => position >= 1 && position <= PAGE_SIZE);
  if (!fit || positions.length === 0 || new Set(positions).size > SPONSORED_IN_PAGE_MAX) faults['positions'] = 'positions';
  const [startsOn, endsOn] = [text('starts_on'), text('ends_on')];
  if (startsOn === '') faults['starts_on'] = 'starts';
  if (endsOn !== '' && endsOn < startsOn) faults['ends_on'] = 'ends';
  const file = form.get('picture');
  const picture = file instanceof File && file.size > 0 ? file : null;
  if (picture !== null && picture.size > SPONSORED_PICTURE_BYTES_MAX) faults['picture'] = 'picture';
  return {
    values: {
      kind: SPONSORED_KINDS.find((kind) => kind === text('kind')) ?? SPONSORED_KINDS[0],
      texts,
      link,
      positions: [...new Set(positions)],
      countries,
      starts_on: startsOn,
      ends_on: endsOn === '' ? null : endsOn,
    },
    picture,
    faults,
  };
};

/** The field of the form that a refused field of the call is. */
export const fieldOf = (path: string): string => {
  const [first = '', locale, part] = path.split('.');
  return first === 'texts' ? `${part ?? 'title'}-${locale ?? LOCALES[0]}` : first;
};
