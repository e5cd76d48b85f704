import type { Config } from '@rendezvous/server/config';
import { EvidenceSealing } from './evidence-sealing.service.js';

const UNREADABLE = 'unable to authenticate data';
const sealing = (secretKey: string) => new EvidenceSealing({ secretKey } as Config);
const NUMBER = 'ABCD-EFGH-JKLM';
const messages = [{ sender_id: 7, sent_at: '2026-11-01T10:00:00.000Z', text: 'CanaryWord' }];

test('what is sealed is read as evidence of its report only, and as a whole', () => {
  const kept = sealing('a').seal(NUMBER, messages);
  expect(sealing('a').open(NUMBER, kept)).toEqual(messages);
  expect(kept.sealed.toString('latin1')).not.toContain('Canary');
  expect(kept.sealed[0]).toBe(1);
  expect(() => sealing('b').open(NUMBER, kept)).toThrow(UNREADABLE);
  expect(() => sealing('a').open('ABCD-EFGH-JKLN', kept)).toThrow(UNREADABLE);
  for (const place of [1, 14, kept.sealed.length - 1]) {
    const sealed = Buffer.from(kept.sealed);
    sealed[place]! ^= 1;
    expect(() => sealing('a').open(NUMBER, { ...kept, sealed })).toThrow(UNREADABLE);
  }
});

test('each report has a key of its own', () => {
  const [one, other] = [sealing('a').seal(NUMBER, messages), sealing('a').seal(NUMBER, messages)];
  expect(() => sealing('a').open(NUMBER, { salt: other.salt, sealed: one.sealed })).toThrow(UNREADABLE);
});
