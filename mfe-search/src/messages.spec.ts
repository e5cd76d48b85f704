import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { BODY_TYPES, COUNTRY_CODES, EYE_COLORS, HAIR_COLORS, RELATIONSHIP_STATUSES, SEXUALITIES } from '@rendezvous/contracts/reference';
import { searchRefusals } from '@rendezvous/contracts/search/refusals';
import shared from '../../libs/client/src/messages/en.json';
import { finderTexts } from './match-finder/texts';
import commonEn from './messages/en';
import commonFr from './messages/fr';
import { operatorTexts } from './operator/texts';
import { moreTexts } from './profile/more/texts';
import { neighboursTexts } from './profile/neighbours/texts';
import { profileTexts } from './profile/texts';
import { savedTexts } from './saved-searches/texts';
import { sponsoredTexts } from './sponsored/texts';
import { gameTexts } from './swipe-game/texts';
import { fiveTexts } from './todays-five/texts';

const en = {
  ...commonEn,
  ...gameTexts.en,
  ...operatorTexts.en,
  ...sponsoredTexts.en,
  ...fiveTexts.en,
  ...finderTexts.en,
  ...savedTexts.en,
  ...profileTexts.en,
  ...moreTexts.en,
  ...neighboursTexts.en,
};
const fr = {
  ...commonFr,
  ...gameTexts.fr,
  ...operatorTexts.fr,
  ...sponsoredTexts.fr,
  ...fiveTexts.fr,
  ...finderTexts.fr,
  ...savedTexts.fr,
  ...profileTexts.fr,
  ...moreTexts.fr,
  ...neighboursTexts.fr,
};

/** Names of the values that a text takes, those inside its choices included; gender only bends words, so a language may do without. */
const takes = (text: string): string[] => {
  const names = new Set<string>();
  const walk = (parts: MessageFormatElement[]): void => {
    for (const part of parts) {
      if (part.type !== TYPE.literal && part.type !== TYPE.pound && part.value !== 'gender') names.add(part.value);
      if ('options' in part) for (const option of Object.values(part.options)) walk(option.value);
    }
  };
  walk(parse(text));
  return [...names].toSorted();
};

const french = fr as Record<string, string>;

test('French has every message, with the same values', () => {
  expect(Object.keys(fr)).toEqual(Object.keys(en));
  for (const [id, text] of Object.entries(en)) expect({ id, takes: takes(french[id]!) }).toEqual({ id, takes: takes(text) });
});

test('every value that a profile may have has a word', () => {
  const fields = {
    sexuality: SEXUALITIES,
    relationship_status: RELATIONSHIP_STATUSES,
    hair_color: HAIR_COLORS,
    eye_color: EYE_COLORS,
    body_type: BODY_TYPES,
  };
  const ids = Object.entries(fields).flatMap(([field, values]) =>
    values.map((value) => `search.value.${field}.${value.replaceAll(' ', '-')}`),
  );
  expect(ids.filter((id) => !(id in en))).toEqual([]);
});

test('every country has its own words where one is named', () => {
  for (const id of ['search.members.heading.country', 'search.empty.countryregion', 'search.empty.country'] as const) {
    for (const text of [en[id], fr[id]]) expect(COUNTRY_CODES.filter((code) => !text.includes(`${code} {`))).toEqual([]);
  }
});

test('every refusal of search has a sentence', () => {
  expect(Object.keys(searchRefusals).filter((code) => !(`refusal.${code}` in { ...shared, ...en }))).toEqual([]);
});

test('quotes are typographic', () => {
  expect([...Object.values(en), ...Object.values(fr)].filter((text) => /['"]/.test(text))).toEqual([]);
});
