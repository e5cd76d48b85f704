import { parseArgs } from 'node:util';

const ROUNDS_MAX = 9;

/** How many rounds the arguments ask for: `--rounds 3`. */
export const roundsOf = (args: readonly string[]): number => {
  const { values } = parseArgs({ args: [...args], options: { rounds: { type: 'string', default: '3' } } });
  const rounds = Number(values.rounds);
  if (!Number.isInteger(rounds) || rounds < 1 || rounds > ROUNDS_MAX)
    throw new RangeError(`--rounds is a whole number from 1 to ${ROUNDS_MAX}.`);
  return rounds;
};
