import { median } from '../median.js';
import { CROWD } from './crowd.js';
import { EVEN_RATE, type Even, type Sustained } from './phases.js';

/** The same of the product and of the raw twin. */
export interface Both<T> {
  readonly ours: T;
  readonly twin: T;
}

/** What one round has measured. */
export interface Round {
  readonly sustained: Both<Sustained>;
  readonly even: Both<Even>;
}

type Pick = (round: Round, who: keyof Both<unknown>) => number;

const cpu: Pick = ({ sustained }, who) => sustained[who].node + sustained[who].postgres;
const rate: Pick = ({ sustained }, who) => sustained[who].perSecond;
const p50: Pick = ({ even }, who) => even[who].p50;
const p99: Pick = ({ even }, who) => even[who].p99;

const whole = (value: number): string => Math.round(value).toString();
const tenths = (value: number): string => value.toFixed(1);
const times = (value: number): string => `${value.toFixed(2)}×`;
const row = (...cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** Medians of the rounds; a ratio is the median of the rounds' ratios, so that what the machine did in between hits both. */
export const tableOf = (rounds: readonly Round[], idle: Both<number>): string[] => {
  const of = (pick: Pick, who: keyof Both<unknown>): number => median(rounds.map((round) => pick(round, who)));
  const ratio = (pick: Pick): string => times(median(rounds.map((round) => pick(round, 'ours') / pick(round, 'twin'))));
  const both = (name: string, cell: (who: keyof Both<unknown>) => string, compared: string): string =>
    row(name, cell('ours'), cell('twin'), compared);
  const parts = (who: keyof Both<unknown>): string =>
    `${whole(of(({ sustained }) => sustained[who].node, who))} + ${whole(of(({ sustained }) => sustained[who].postgres, who))}`;
  return [
    row(`chat, ${CROWD} members one to one`, 'ours', 'raw twin', 'ours ÷ twin'),
    row('---', '---', '---', '---'),
    both('messages /s, sustained', (who) => whole(of(rate, who)), ratio(rate)),
    both('CPU a message, µs (node + database)', (who) => `${whole(of(cpu, who))} (${parts(who)})`, ratio(cpu)),
    both(
      `delivery at ${EVEN_RATE} /s, p50 / p99, ms`,
      (who) => `${tenths(of(p50, who))} / ${tenths(of(p99, who))}`,
      `${ratio(p50)} / ${ratio(p99)}`,
    ),
    both('memory in use an idle connection, KB', (who) => tenths(idle[who] / 1024), times(idle.ours / idle.twin)),
  ];
};
