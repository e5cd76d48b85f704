import { Followed } from './index.js';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const given = () => {
  const source = { revision: jest.fn(async () => '1'), read: jest.fn(async () => 'one') };
  const failed = jest.fn();
  return { source, failed, followed: new Followed('none', source, failed) };
};

test('it is read at the start, and again only when its revision is another', async () => {
  const { source, followed } = given();
  expect(followed.value).toBe('none');
  await followed.start();
  await jest.advanceTimersByTimeAsync(3000);
  expect([followed.value, source.read.mock.calls.length]).toEqual(['one', 1]);
  source.revision.mockResolvedValue('2');
  source.read.mockResolvedValue('two');
  await jest.advanceTimersByTimeAsync(1000);
  expect(followed.value).toBe('two');
  followed.stop();
});

test('what cannot be read again stays as it was, is told of, and is read with the next look', async () => {
  const { source, failed, followed } = given();
  await followed.start();
  source.revision.mockResolvedValue('2');
  source.read.mockRejectedValueOnce('away').mockResolvedValue('two');
  await jest.advanceTimersByTimeAsync(1000);
  expect([followed.value, failed.mock.calls]).toEqual(['one', [['away']]]);
  await jest.advanceTimersByTimeAsync(1000);
  expect(followed.value).toBe('two');
  followed.stop();
});

test('a start fails with its first reading, and nothing is looked at after the end', async () => {
  const { source, followed } = given();
  source.read.mockRejectedValueOnce('away');
  await expect(followed.start()).rejects.toBe('away');
  await followed.start();
  followed.stop();
  const looks = source.revision.mock.calls.length;
  await jest.advanceTimersByTimeAsync(5000);
  expect(source.revision).toHaveBeenCalledTimes(looks);
});
