import '../../source/register.mjs';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as z from 'zod';

const { shapeOf } = await import('./shape.rules.ts');

const isRoute = (value) => typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value;

const linesOf = (place, schema, io) =>
  schema ? shapeOf(z.toJSONSchema(schema, { io, unrepresentable: 'any' })).map((line) => `  ${place} ${line}`) : [];

const routeLines = ({ method, path, access, params, query, body, multipart, reply, refusals = [] }) => [
  `${method} ${path} (${access})`,
  ...linesOf('path', params, 'input'),
  ...linesOf('query', query, 'input'),
  ...linesOf('body', body, 'input'),
  ...(multipart ? ['  body file: multipart'] : []),
  ...linesOf('→', reply, 'output'),
  ...(refusals.length > 0 ? [`  refuses ${refusals.toSorted().join(', ')}`] : []),
];

/** The kinds of a union of object types, as the source writes them: one line each. */
const kindsIn = (source, name) => {
  const [, body = ''] = source.match(new RegExp(`export type ${name} =([^;]*(?:;[^;]*?)*?);\\n\\n?(?=/\\*\\*|export|$)`)) ?? [];
  return body
    .split(/\n?\s*\|\s*(?=[({])/)
    .map((kind) => kind.replaceAll('readonly ', '').replace(/\s+/g, ' ').trim())
    .filter(Boolean);
};

/**
 * The public contract as readable lines: every call by area, what a slot's part is told, and what the socket carries. It is read from the
 * source.
 */
export const contractReport = async (workspace) => {
  const source = join(workspace, 'libs/contracts/src');
  const areas = readdirSync(source)
    .filter((name) => /^[a-z]+\.ts$/.test(name))
    .map((name) => name.replace(/\.ts$/, ''))
    .toSorted();
  const sections = [];
  let number;
  for (const area of areas) {
    const module = await import(pathToFileURL(join(source, `${area}.ts`)).href);
    number = module.CONTRACT ?? number;
    const routes = Object.values(module).filter(isRoute);
    if (routes.length === 0) continue;
    const ordered = routes.toSorted((a, b) => `${a.path} ${a.method}`.localeCompare(`${b.path} ${b.method}`, 'en'));
    sections.push([`# ${area}`, '', ...ordered.flatMap((route) => [...routeLines(route), ''])].join('\n'));
  }
  const { SLOTS } = await import(pathToFileURL(join(source, 'slots.ts')).href);
  const slots = Object.entries(SLOTS).toSorted(([one], [other]) => one.localeCompare(other, 'en'));
  sections.push(
    ['# slots', '', ...slots.flatMap(([name, given]) => [`SLOT ${name} (anyone)`, ...linesOf('→', given, 'output'), ''])].join('\n'),
  );
  const events = readFileSync(join(source, 'events.ts'), 'utf8');
  const kinds = (name, arrow) => kindsIn(events, name).map((kind) => `  ${arrow} ${kind}`);
  sections.push(
    ['# socket', '', 'SOCKET /api/socket (anyone)', ...kinds('SocketEvent', '→'), ...kinds('SocketCommand', 'body'), ''].join('\n'),
  );
  return `contract ${number}\n\n${sections.join('\n')}`;
};
