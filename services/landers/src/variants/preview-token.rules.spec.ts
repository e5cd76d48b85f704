import { PathSigner } from '@rendezvous/server/storage';
import { previewedVersion, previewToken } from './preview-token.rules.js';

const signer = new PathSigner('a key for tests');
const summer = { siteId: 1, slug: 'summer' };
const until = new Date('2026-12-01T12:00:00Z');
const before = new Date('2026-12-01T11:59:59Z');
const token = previewToken(signer, summer, 3, until);

test('a link shows its version until its time is over', () => {
  expect(previewedVersion(signer, summer, token, before)).toBe(3);
  expect(previewedVersion(signer, summer, token, until)).toBeNull();
});

test('a link of another variant, site, version or key shows nothing', () => {
  expect(previewedVersion(signer, { ...summer, slug: 'winter' }, token, before)).toBeNull();
  expect(previewedVersion(signer, { ...summer, siteId: 2 }, token, before)).toBeNull();
  expect(previewedVersion(signer, summer, token.replace(/^3/, '4'), before)).toBeNull();
  expect(previewedVersion(new PathSigner('another key'), summer, token, before)).toBeNull();
  for (const odd of ['', '3', '0.a.b', '3.?e=.x', `${token}.x`]) expect(previewedVersion(signer, summer, odd, before)).toBeNull();
});
