import { fileFault } from './photo-file';

const file = (size: number, type: string): File => Object.defineProperty(new File([], 'me', { type }), 'size', { value: size });
/** What the browser finds when it decodes any file. */
const givenSize = (size: { width: number; height: number } | null) => {
  globalThis.createImageBitmap = (() =>
    size === null ? Promise.reject(new Error('not decoded')) : Promise.resolve({ ...size, close: () => undefined })) as never;
};
afterEach(() => Reflect.deleteProperty(globalThis, 'createImageBitmap'));

test('what the server would refuse for its kind or size is not sent', async () => {
  expect(await fileFault(file(10, 'image/svg+xml'))).toBe('account.photo-unreadable');
  expect(await fileFault(file(0, 'image/webp'))).toBe('account.photo-unreadable');
  expect(await fileFault(file(10, ''))).toBe('account.photo-unreadable');
  expect(await fileFault(file(15 * 1024 * 1024 + 1, 'image/jpeg'))).toBe('account.photo-too-large');
  expect(await fileFault(file(15 * 1024 * 1024, 'image/avif'))).toBeNull();
});

test.each([
  [1, 1, 'account.photo-shape'],
  [99, 300, 'account.photo-shape'],
  [8000, 1, 'account.photo-shape'],
  [501, 100, 'account.photo-shape'],
  [500, 100, null],
  [100, 100, null],
] as const)('nor what is too small or too narrow: %s × %s', async (width, height, fault) => {
  givenSize({ width, height });
  expect(await fileFault(file(10, 'image/png'))).toBe(fault);
});

test('what the browser cannot decode is the server’s to judge', async () => {
  givenSize(null);
  expect(await fileFault(file(10, 'image/avif'))).toBeNull();
});
