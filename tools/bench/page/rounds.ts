import { parseArgs } from 'node:util';

const ROUNDS_MAX = 9;

/** The option, for commands that have others beside. */
export const ROUNDS = { type: 'string', default: '3' } as const;

export const readRounds = (text: string): number => {
  const rounds = Number(text);
  if (!Number.isInteger(rounds) || rounds < 1 || rounds > ROUNDS_MAX)
    throw new RangeError(`--rounds is a whole number from 1 to ${ROUNDS_MAX}.`);
  return rounds;
};

/** How many rounds the arguments ask for: `--rounds 3`. */
export const roundsOf = (args: readonly string[]): number =>
  readRounds(parseArgs({ args: [...args], options: { rounds: ROUNDS } }).values.rounds);
