import { parseArgs } from 'node:util';
import { WEIGHT_MAX } from '@rendezvous/contracts/landers/content';
import { LanderFault } from '@rendezvous/landers';
import { LINK_OPTIONS } from './link-command.js';

export const USAGE = `npm run lander -- templates | new <slug> --template <template> | clone <folder|slug> <slug> | check <folder> | preview <folder> [--member <number>]
  | pictures <folder> [--languages en,fr] [--member <number>] | publish <folder>
  | schedule <slug> [--from 2026-12-01T18:00] [--until 2026-12-31T23:59] | weight <slug> <0-${WEIGHT_MAX}> | withdraw <slug> | undo <slug> | list [slug]
  | link <slug|template|path> [--network …] [--ref …] [--sub1 … --sub2 … --sub3 …] [--utm-source … --utm-medium … --utm-campaign … --utm-term … --utm-content …]
    [--member <number>] [--qr code.svg|code.png]
  | split <template> --goal signup|confirmed|purchase [--variants a,b] [--built-in <weight>] [--persons <number>] | end-split <template> | rebucket <template> | report <template|variant>
  each with --site <host> for another site than the default one`;

const OPTIONS = {
  site: { type: 'string' },
  from: { type: 'string' },
  until: { type: 'string' },
  goal: { type: 'string' },
  variants: { type: 'string' },
  'built-in': { type: 'string' },
  persons: { type: 'string' },
  languages: { type: 'string' },
  ...LINK_OPTIONS,
} as const;

/** The words of a command; throws its usage for an option that no command has. */
export const argumentsOf = (args: readonly string[]) => {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options: OPTIONS });
  } catch {
    throw new LanderFault(USAGE);
  }
};
