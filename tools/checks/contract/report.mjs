import '../../source/register.mjs';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as z from 'zod';
import { sharedSection, sharedVersions } from './shared-libraries.mjs';

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

/** The members of an interface, as the source writes them: what each kind of message carries beside its type, one line each. */
const kindsIn = (source, name) => {
  const [, indent = '', body = ''] = source.match(new RegExp(`^( *)(?:export )?interface ${name} \\{\\n([\\s\\S]*?)^\\1\\}`, 'm')) ?? [];
  const member = new RegExp(`^${indent}  '?([\\w-]+)'?: (.*?);$`, 'gm');
  return [...body.replaceAll('readonly ', '').matchAll(member)].map(([, type, carried]) => {
    if (carried === 'object') return `{ type: '${type}' }`;
    return carried.startsWith('{') ? `{ type: '${type}'; ${carried.slice(1).trim()}` : `({ type: '${type}' } & ${carried})`;
  });
};

/** Every file of the contracts, by its path below them; an area's are in the folder of its name. */
const filesIn = (source) =>
  readdirSync(source, { recursive: true })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => /^([a-z]+\/)?[a-z-]+\.ts$/.test(name) && !/^(kernel|reference|testing)\//.test(name))
    .toSorted();

const areaOf = (name) => name.replace(/(\/.*)?(\.ts)?$/, '');

/**
 * The public contract as readable lines: every call by area, what a slot's part is told, what the socket carries, and what remotes take
 * from the shell at run time. It is read from the source.
 */
export const contractReport = async (workspace) => {
  const source = join(workspace, 'libs/contracts/src');
  const modules = await Promise.all(
    filesIn(source).map(async (name) => ({ area: areaOf(name), name, module: await import(pathToFileURL(join(source, name)).href) })),
  );
  const sections = [];
  const number = modules.find(({ module }) => 'CONTRACT' in module)?.module.CONTRACT;
  for (const area of [...new Set(modules.map((one) => one.area))].toSorted()) {
    const routes = modules.filter((one) => one.area === area).flatMap(({ module }) => Object.values(module).filter(isRoute));
    if (routes.length === 0) continue;
    const ordered = routes.toSorted((a, b) => `${a.path} ${a.method}`.localeCompare(`${b.path} ${b.method}`, 'en'));
    sections.push([`# ${area}`, '', ...ordered.flatMap((route) => [...routeLines(route), ''])].join('\n'));
  }
  const tables = modules.filter(({ name }) => name.endsWith('/slots.ts')).flatMap(({ module }) => Object.values(module));
  const slots = tables.flatMap(Object.entries).toSorted(([one], [other]) => one.localeCompare(other, 'en'));
  sections.push(
    ['# slots', '', ...slots.flatMap(([name, given]) => [`SLOT ${name} (anyone)`, ...linesOf('→', given, 'output'), ''])].join('\n'),
  );
  const events = modules.filter(({ name }) => name.endsWith('events.ts')).map(({ name }) => readFileSync(join(source, name), 'utf8'));
  const kinds = (name, arrow) => events.flatMap((text) => kindsIn(text, name)).map((kind) => `  ${arrow} ${kind}`);
  sections.push(
    ['# socket', '', 'SOCKET /api/socket (anyone)', ...kinds('SocketEvents', '→'), ...kinds('SocketCommands', 'body'), ''].join('\n'),
  );
  sections.push(sharedSection(workspace));
  return [`contract ${number}`, ...sharedVersions(workspace), '', ...sections].join('\n');
};
