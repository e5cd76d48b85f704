import { days } from '@rendezvous/contracts/kernel';
import { hasRoom, LIMIT_CENTS, LIMIT_MS } from './direct-debit-limit.rules.js';

test('EUR 100 in 30 days, to the cent', () => {
  expect([LIMIT_CENTS, LIMIT_MS]).toEqual([10_000, days(30)]);
  expect([hasRoom(0, 10_000), hasRoom(7201, 2799), hasRoom(7202, 2799), hasRoom(0, 10_001)]).toEqual([true, true, false, false]);
});
