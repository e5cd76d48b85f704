import { setTimeout as wait } from 'node:timers/promises';
import { median } from '../median.js';
import { type Base, type Server, startWorker } from '../http/processes.js';
import type { BenchWorld } from '../http/world.js';
import { EVEN_RATE, type Even, even } from './phases.js';

/** When the job begins, after the load has. */
const BEGIN_MS = 1000;

interface Round {
  readonly quiet: Even;
  readonly announcing: Even;
}

/** In every conversation a message waits unread, so that the next run announces all of them. @returns how many */
const leaveUnread = async ({ pool }: BenchWorld): Promise<number> => {
  const { rowCount } = await pool.query(
    `with talks as (
       update chat.conversations set read_b = last_seq, announced_b = least(announced_b, last_seq), last_seq = last_seq + 1, unread_b = 1
       where state = 'open' returning id, last_seq, member_a)
     insert into chat.messages (conversation_id, seq, client_id, sender_id, body, cost, sent_at)
     select id, last_seq, gen_random_uuid(), member_a, 'Are you there?', 0, now() - interval '2 minutes' from talks`,
  );
  return rowCount ?? 0;
};

/** How long a message takes to the partner's tab while the job announces waiting messages in all conversations, the sender's too. */
export const whileAnnouncing = async (
  base: Base,
  world: BenchWorld,
  server: Server,
  groups: readonly [number, number],
  seconds: number,
): Promise<Round> => {
  const quiet = await even(world, server, groups[0], seconds);
  await leaveUnread(world);
  const worker = await startWorker(base);
  try {
    const announce = async (): Promise<void> => {
      await wait(BEGIN_MS);
      await world.pool.query(`select from graphile_worker.add_job('chat.announce-waiting')`);
    };
    return { quiet, announcing: await even(world, server, groups[1], seconds, announce) };
  } finally {
    await worker.stop();
  }
};

/** Medians of the rounds. @param conversations how many are announced */
export const announcingRows = (rounds: readonly Round[], conversations: number): string[] => {
  const of = (when: keyof Round, key: keyof Even): string => median(rounds.map((round) => round[when][key])).toFixed(1);
  const ratio = (key: keyof Even): string => `${median(rounds.map(({ quiet, announcing }) => announcing[key] / quiet[key])).toFixed(2)}×`;
  return [
    `| ${EVEN_RATE} messages a second | quiet | while ${conversations} conversations are announced | announcing ÷ quiet |`,
    '| --- | --- | --- | --- |',
    `| delivery, p50 / p99, ms | ${of('quiet', 'p50')} / ${of('quiet', 'p99')} | ${of('announcing', 'p50')} / ${of('announcing', 'p99')} | ${ratio('p50')} / ${ratio('p99')} |`,
  ];
};
