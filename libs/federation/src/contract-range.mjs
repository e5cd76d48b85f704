import { readFileSync } from 'node:fs';

const contract = new URL('../../contracts/src/releases.ts', import.meta.url);

/** A number of the contract, where it is written. */
const numberOf = (name) => {
  const [, number] = readFileSync(contract, 'utf8').match(new RegExp(`export const ${name} = (\\d+);`)) ?? [];
  if (number === undefined) throw new Error(`libs/contracts/src/releases.ts does not say ${name}.`);
  return Number(number);
};

/** The contracts that a build speaks: a remote those of its descriptor, the shell every one that it still offers. */
export const contractsOf = (descriptor) =>
  descriptor
    ? { oldest: descriptor.oldestContract ?? descriptor.contract, newest: descriptor.contract }
    : { oldest: numberOf('OLDEST_CONTRACT'), newest: numberOf('CONTRACT') };
