import { filledIn, siteWords } from './site-words.rules.js';

const FACTS = { min_age: '18', site: 'Rendezvous', signup_credits: '3', message_credits: '1', refund_days: '14' };

test('words in braces are the site’s facts and sentences, however deep they stand', () => {
  const texts = { action: 'I am {min_age} or older', parts: { points: [{ text: '{costs}' }, { text: 'As you like.' }] }, image: null };
  expect(filledIn(texts, siteWords(FACTS, 'en'))).toEqual({
    action: 'I am 18 or older',
    parts: { points: [{ text: 'Reading is free. Credits for one message: 1.' }, { text: 'As you like.' }] },
    image: null,
  });
  expect(siteWords(FACTS, 'fr')).toMatchObject({
    joining: 'Inscription gratuite. 3 crédits offerts.',
    costs: 'Lire est gratuit. 1 crédit par message.',
  });
  expect(siteWords(FACTS, 'de')['refund']).toBe('Unbenutzte Credits lassen sich innerhalb von 14 Tagen zurückgeben.');
});
