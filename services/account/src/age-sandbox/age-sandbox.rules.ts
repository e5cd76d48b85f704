import { createHmac, timingSafeEqual } from 'node:crypto';
import { minutes, seconds } from '@rendezvous/contracts/kernel';
import type { AgeAnswer } from '../age-assurance/age-assurance.provider.js';

/** What a tester can make the company answer. `over-late`: some seconds after the member came back; `silent`: never. */
export const SANDBOX_OUTCOMES = ['over', 'under', 'unclear', 'cancel', 'over-late', 'silent'] as const;
export type SandboxOutcome = (typeof SANDBOX_OUTCOMES)[number];

/** How long its page can be answered. */
const OPEN_MS = minutes(30);
const LATE_MS = seconds(20);

const ANSWERS: Readonly<Record<Exclude<SandboxOutcome, 'over-late' | 'silent'>, AgeAnswer>> = {
  over: 'over',
  under: 'under',
  unclear: 'unclear',
  cancel: 'cancelled',
};
const ANSWERED = ['pending', ...Object.values(ANSWERS)];

/** How a check stands some time after it was decided; null: it is not. */
export const sandboxAnswer = (outcome: SandboxOutcome | null, decidedAt: Date | null, now: Date): AgeAnswer => {
  if (outcome === null || decidedAt === null || outcome === 'silent') return 'pending';
  if (outcome !== 'over-late') return ANSWERS[outcome];
  return now.getTime() - decidedAt.getTime() >= LATE_MS ? 'over' : 'pending';
};

export const isOver = (createdAt: Date, now: Date): boolean => now.getTime() - createdAt.getTime() >= OPEN_MS;

const macOf = (secret: string, checkId: string, answer: string): string =>
  createHmac('sha256', secret).update(`${checkId} ${answer}`).digest('hex');

/** An answer as it goes along with the browser. */
export const signedAnswer = (secret: string, checkId: string, answer: AgeAnswer): string => `${answer}.${macOf(secret, checkId, answer)}`;

/** null unless whoever knows the secret said so of this check. */
export const readSigned = (secret: string, checkId: string, signed: string): AgeAnswer | null => {
  const [, answer, mac] = /^([a-z]+)\.([0-9a-f]{64})$/.exec(signed) ?? [];
  if (answer === undefined || mac === undefined || !ANSWERED.includes(answer)) return null;
  return timingSafeEqual(Buffer.from(macOf(secret, checkId, answer)), Buffer.from(mac)) ? (answer as AgeAnswer) : null;
};
