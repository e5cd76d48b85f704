import { renamePasskey } from './account/passkeys.js';
import { chooseDirectDebitAccount } from './billing/direct-debit.js';
import { saveSearch } from './search/saved-searches.js';

const UNSEEN = ['\u200b', '\u202e', '\u200f\u200f '];

const named = (name: string) => [renamePasskey.body!.safeParse({ name }), saveSearch.body!.safeParse({ name, query: '' })];

test.each(UNSEEN)('%j is no name for a search or a passkey', (name) => {
  expect(named(name).map(({ success }) => success)).toEqual([false, false]);
});

test('what turns a name around is taken out of it; signs that are joined stay joined', () => {
  for (const { data } of named('\u202egnp.exe')) expect(data?.name).toBe('gnp.exe');
  for (const { data } of named(' Family 👩‍👧 ')) expect(data?.name).toBe('Family 👩‍👧');
});

test('an IBAN that was copied with marks that nobody sees is the one that is read', () => {
  const details = { holder: 'Ana', street: 'Rue', house_number: '1', postal_code: '1000', city: 'Paris', mobile: '0612345678' };
  const read = (iban: string) => chooseDirectDebitAccount.body!.safeParse({ details: { ...details, iban }, keep: false });
  expect(read('\u202aDE89\u200b3704 0044 0532 0130 00\u202c').data?.details?.iban).toBe('DE893704 0044 0532 0130 00');
  expect(read('\u200b').success).toBe(false);
});
