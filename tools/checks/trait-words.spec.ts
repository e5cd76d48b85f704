import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BODY_TYPES, EYE_COLORS, HAIR_COLORS, LOCALES, RELATIONSHIP_STATUSES } from '@rendezvous/contracts/reference';
import { createIntl } from 'react-intl';

const WORKSPACE = join(import.meta.dirname, '../..');

/** What members choose in one area and read in another: the values, the name that the profile's page has for them, and that of the editor. */
const TRAITS = [
  ['hair_color', 'hair', HAIR_COLORS],
  ['eye_color', 'eyes', EYE_COLORS],
  ['body_type', 'body', BODY_TYPES],
  ['relationship_status', 'relationship', RELATIONSHIP_STATUSES],
] as const;

const read = (path: string): Record<string, string> => JSON.parse(readFileSync(join(WORKSPACE, path), 'utf8')) as Record<string, string>;

test.each(LOCALES.flatMap((locale) => TRAITS.map((trait) => [locale, ...trait] as const)))(
  'what a member chooses is what others read: %s, %s',
  (locale, field, own, values) => {
    const editor = { ...read(`mfe-account/src/messages/${locale}.json`), ...read(`mfe-account/src/own-profile/messages/${locale}.json`) };
    const page = read(`mfe-search/src/messages/${locale}.json`);
    const intl = createIntl({ locale, messages: { ...editor, ...page } });
    for (const gender of ['female', 'male'])
      for (const value of values)
        expect([value, intl.formatMessage({ id: `account.${own}.${value}` }, { gender })]).toEqual([
          value,
          intl.formatMessage({ id: `search.value.${field}.${value.replaceAll(' ', '-')}` }, { gender }),
        ]);
  },
);
