import { disputesSincePath, nextDisputesPath, openedBefore } from './paypal-dispute.rules.js';

test('a list is asked for from a moment on, without an end, in whole pages', () => {
  expect(disputesSincePath(new Date('2026-03-01T00:00:00Z'))).toBe(
    '/v1/customer/disputes?update_time_after=2026-03-01T00%3A00%3A00.000Z&page_size=50',
  );
});

test.each([
  ['https://api-m.paypal.com/v1/customer/disputes?page_size=50&page=2', '/v1/customer/disputes?page_size=50&page=2'],
  ['https://elsewhere.example/others?next_page_token=abc', '/v1/customer/disputes?next_page_token=abc'],
  ['/v1/customer/disputes?page=3', '/v1/customer/disputes?page=3'],
])('the next page %s is asked for at PayPal alone', (href, path) => {
  expect(
    nextDisputesPath({
      links: [
        { rel: 'self', href: 'https://api-m.paypal.com/' },
        { rel: 'next', href },
      ],
    }),
  ).toBe(path);
});

test('the last page has no next one', () => {
  expect([nextDisputesPath({}), nextDisputesPath({ links: [{ rel: 'self', href: 'https://api-m.paypal.com/' }] })]).toEqual([null, null]);
});

test('what was opened later is left to its own day; what does not say when is not left out', () => {
  const items = [
    { dispute_id: 'before', create_time: '2026-03-01T23:59:59.999Z' },
    { dispute_id: 'later', create_time: '2026-03-02T00:00:00.000Z' },
    { dispute_id: 'whenever' },
  ];
  expect(openedBefore({ items }, new Date('2026-03-02T00:00:00Z'))).toEqual(['before', 'whenever']);
  expect(openedBefore({}, new Date())).toEqual([]);
});
