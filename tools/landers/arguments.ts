import { parseArgs } from 'node:util';
import { WEIGHT_MAX } from '@rendezvous/contracts/landers/content';
import { LINK_PARAMETERS } from '@rendezvous/contracts/landers/links';
import { LanderFault } from '@rendezvous/landers';
import { optionOf } from './link-command.js';

const RUN = 'npm run lander --';
const SITE = '[--site <host>]';
const LINK = LINK_PARAMETERS.map((name) => `[--${optionOf(name)} …]`).join(' ');

/** What each command takes. Words in <> are needed; which options it has is read from here, too. */
const COMMANDS = {
  templates: '',
  new: '<slug> --template <template>',
  clone: `<folder|slug> <slug> ${SITE}`,
  check: '<folder>',
  preview: `<folder> [--member <number>] ${SITE}`,
  pictures: `<folder> [--languages en,fr] [--member <number>] ${SITE}`,
  publish: `<folder> ${SITE}`,
  schedule: `<slug> [--from 2026-12-01T18:00] [--until 2026-12-31T23:59] ${SITE}`,
  weight: `<slug|template> <0-${WEIGHT_MAX}> ${SITE}`,
  withdraw: `<slug> ${SITE}`,
  undo: `<slug> ${SITE}`,
  list: `[slug] ${SITE}`,
  link: `<slug|template|path> ${LINK} [--member <number>] [--qr code.svg|code.png] ${SITE}`,
  split: `<template> --goal signup|confirmed|purchase [--variants a,b] [--built-in <weight>] [--persons <number>] ${SITE}`,
  'end-split': `<template> ${SITE}`,
  rebucket: `<template> ${SITE}`,
  report: `<template|variant> ${SITE}`,
} as const;
type CommandName = keyof typeof COMMANDS;

type Options = Readonly<Record<string, string | undefined>>;

export interface Arguments {
  readonly name: CommandName;
  readonly target: string | undefined;
  readonly value: string | undefined;
  readonly values: Options;
}

const isCommand = (name: string): name is CommandName => Object.hasOwn(COMMANDS, name);
const usageOf = (name: CommandName): string => `${RUN} ${name} ${COMMANDS[name]}`.trimEnd();
const optionsOf = (name: CommandName): string[] => [...COMMANDS[name].matchAll(/--([a-z][a-z0-9-]*)/g)].map(([, option = '']) => option);
const words = (usage: string, of: RegExp): string[] => usage.split(/ (?=\[?--)/)[0]!.match(of) ?? [];

const names = Object.keys(COMMANDS).filter(isCommand);
/** Every option takes a value. */
const ALL_OPTIONS = Object.fromEntries(names.flatMap(optionsOf).map((option) => [option, { type: 'string' as const }]));

/** How commands are used, for whoever asks for help: of all, or of the one that is named. @returns null when nobody asked */
export const helpOf = (args: readonly string[]): string | null => {
  if (args[0] !== 'help' && !args.some((word) => word === '--help' || word === '-h')) return null;
  const named = args.find(isCommand);
  return named === undefined ? names.map(usageOf).join('\n') : usageOf(named);
};

/** The words of a command. Throws a `LanderFault` that names the word which is wrong, or missing, and how that command is used. */
export const argumentsOf = (args: readonly string[]): Arguments => {
  const { values, positionals, tokens } = parseArgs({
    args: [...args],
    allowPositionals: true,
    strict: false,
    tokens: true,
    options: ALL_OPTIONS,
  });
  const [name = 'list', ...given] = positionals;
  if (!isCommand(name)) throw new LanderFault(`"${name}" is no command. There are: ${names.join(', ')}. How they are used: ${RUN} help`);
  const wrong = (said: string) => new LanderFault(`${said}\n${usageOf(name)}`);
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    if (!optionsOf(name).includes(token.name)) throw wrong(`${name} has no option ${token.rawName}.`);
    if (token.value === undefined || (!token.inlineValue && token.value.startsWith('-'))) throw wrong(`${token.rawName} needs a value.`);
  }
  const [needed, most] = [words(COMMANDS[name], /<[^>]+>/g), words(COMMANDS[name], /<[^>]+>|\[[^\]]+\]/g)];
  if (given.length < needed.length) throw wrong(`${name} needs ${needed.slice(given.length).join(' and ')}.`);
  if (given.length > most.length) throw wrong(`"${given[most.length]}" is one word too many.`);
  const [target, value] = given;
  return { name, target, value, values: values as Options };
};
