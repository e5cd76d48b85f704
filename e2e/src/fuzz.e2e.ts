import { fuzzApi } from './hostile/fuzz.js';
import { expect, test } from './product/test.js';

// The short form of `npm run drill -- hostile fuzz`: the same requests, fewer of them.
test('made-up requests to the API document get no error of the server, no trace and no other member’s secret', async ({ baseURL }) => {
  const { statuses, faults } = await fuzzApi(baseURL ?? '', 20_261_122, 400);
  expect(faults.map(({ fault, again }) => `${fault}\n${again}`)).toEqual([]);
  expect(statuses.filter((status) => status < 300).length, 'some are what the contract allows').toBeGreaterThan(20);
});
