import { fileFault } from './photo-file';

test('what the server would refuse for its kind or size is not sent', () => {
  expect(fileFault({ size: 10, type: 'image/svg+xml' })).toBe('account.photo-unreadable');
  expect(fileFault({ size: 0, type: 'image/webp' })).toBe('account.photo-unreadable');
  expect(fileFault({ size: 10, type: '' })).toBe('account.photo-unreadable');
  expect(fileFault({ size: 15 * 1024 * 1024 + 1, type: 'image/jpeg' })).toBe('account.photo-too-large');
  expect(fileFault({ size: 15 * 1024 * 1024, type: 'image/avif' })).toBeNull();
});
