import { mandateWording } from './mandate-texts.js';

test.each(['en', 'fr'] as const)('in %s a creditor whose name ends in a full stop leaves one, and no other name loses any', (locale) => {
  const [authorises = ''] = mandateWording(locale, 'Example B.V.', 'recurrent');
  expect(authorises).toMatch(/Example B\.V\.$/);
  expect(mandateWording(locale, 'Example', 'one-off')[0]).toMatch(/Example\.$/);
});
