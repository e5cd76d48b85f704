import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { billingRefusals } from '@rendezvous/contracts/billing/refusals';
import commonEn from '../../libs/client/src/messages/en.json';
import en from './messages/en';
import fr from './messages/fr';

const namesIn = (parts: readonly MessageFormatElement[]): string[] =>
  parts.flatMap((part) => [
    ...('value' in part && part.type !== TYPE.literal ? [part.value] : []),
    ...('options' in part ? Object.values(part.options).flatMap((option) => namesIn(option.value)) : []),
  ]);
const variables = (text: string): string[] => [...new Set(namesIn(parse(text, { ignoreTag: true })))].toSorted();

test('both languages have the same messages with the same variables', () => {
  expect(Object.keys(fr)).toEqual(Object.keys(en));
  for (const [id, text] of Object.entries(en)) expect([id, variables(fr[id as keyof typeof fr])]).toEqual([id, variables(text)]);
});

test('every refusal of billing has a sentence', () => {
  const ids = Object.keys({ ...commonEn, ...en });
  expect(Object.keys(billingRefusals).filter((code) => !ids.includes(`refusal.${code}`))).toEqual([]);
});

test('apostrophes are typographic', () => {
  expect(Object.entries({ ...en, ...fr }).filter(([, text]) => text.includes("'"))).toEqual([]);
  expect(Object.entries(fr).filter(([, text]) => text.includes("'"))).toEqual([]);
});
