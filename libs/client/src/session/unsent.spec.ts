import { clearPrivateStorage, privateStorage } from './private-storage';
import { hasUnsent, unsentKey } from './unsent';

const keep = (memberId: number, ...states: string[]) =>
  privateStorage.write(
    unsentKey(memberId),
    states.map((state) => ({ state })),
  );
beforeEach(() => clearPrivateStorage());

test('nothing is unsent where nothing was kept, nor for another member, nor after a logout', () => {
  expect(hasUnsent(7)).toBe(false);
  keep(8, 'waiting');
  expect(hasUnsent(7)).toBe(false);
  expect(hasUnsent(8)).toBe(true);
  clearPrivateStorage();
  expect(hasUnsent(8)).toBe(false);
});

const record = (memberId: number, clientId: string, state: string) => privateStorage.write(`${unsentKey(memberId)}:${clientId}`, { state });
test('each message has a record of its own, and one that waits is enough', () => {
  keep(7);
  record(7, 'a', 'failed');
  record(7, 'b', 'stored');
  record(77, 'c', 'waiting');
  expect(hasUnsent(7)).toBe(false);
  record(7, 'd', 'waiting');
  expect(hasUnsent(7)).toBe(true);
});

test('in the list of an older build, a message that waits or was on its way is unsent; a refused one waits for its writer', () => {
  keep(7);
  expect(hasUnsent(7)).toBe(false);
  keep(7, 'failed');
  expect(hasUnsent(7)).toBe(false);
  keep(7, 'failed', 'sending');
  expect(hasUnsent(7)).toBe(true);
});
