import { repeat } from './index.js';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const taking = (ms: number) => jest.fn(() => new Promise<void>((done) => setTimeout(done, ms)));

test('the next comes a pause after the end of the one before, however long that takes', async () => {
  const work = taking(5000);
  const end = repeat(1000, work, () => undefined);
  await jest.advanceTimersByTimeAsync(6999);
  expect(work).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(work).toHaveBeenCalledTimes(2);
  end();
});

test('one that fails is told of, and the next comes', async () => {
  const failed = jest.fn();
  const work = jest.fn().mockRejectedValueOnce('away').mockResolvedValue(undefined);
  const end = repeat(1000, work, failed);
  await jest.advanceTimersByTimeAsync(2000);
  expect(failed.mock.calls).toEqual([['away']]);
  expect(work).toHaveBeenCalledTimes(2);
  end();
});

test('none comes after the end, also when it ends in the middle of one', async () => {
  const work = taking(5000);
  const end = repeat(1000, work, () => undefined);
  await jest.advanceTimersByTimeAsync(1000);
  end();
  await jest.advanceTimersByTimeAsync(20_000);
  expect(work).toHaveBeenCalledTimes(1);
});
