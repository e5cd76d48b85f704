import { parseArgs } from 'node:util';
import { ROUNDS, readRounds } from '../page/rounds.js';

const SOAK_MAX = 1_000_000;

interface Options {
  readonly rounds: number;
  /** How many pages are drawn for the look at memory; 0: none. */
  readonly soak: number;
}

/** What the arguments ask for: `--rounds 3`, `--soak 100000`. */
export const optionsOf = (args: readonly string[]): Options => {
  const { values } = parseArgs({ args: [...args], options: { rounds: ROUNDS, soak: { type: 'string', default: '0' } } });
  const soak = Number(values.soak);
  if (!Number.isInteger(soak) || soak < 0 || soak > SOAK_MAX) throw new RangeError(`--soak is a whole number up to ${SOAK_MAX}.`);
  return { rounds: readRounds(values.rounds), soak };
};
