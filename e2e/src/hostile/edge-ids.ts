import { type Attack, countOf } from './attack.js';
import { type Operation, addressOf, operationsOf } from './open-api.js';
import { ask, person } from './person.js';

/** Ids at the edges of what a number, a column and an address can hold. */
const EDGES = [
  '0',
  '-1',
  '2147483647',
  '2147483648',
  '9007199254740992',
  '9007199254740993',
  '1e9',
  '1.5',
  'NaN',
  'Infinity',
  'x',
  ' 1',
  '%',
  '\u0000',
  '٣',
  '1;2',
  '../1',
  '9'.repeat(400),
];

const LEFT_ALONE = /logout|user\.php/;

/** The fields of a call that are numbers: each gets every edge while the others stay plain. */
const numbersOf = ({ parameters, body }: Operation): { readonly name: string; readonly inBody: boolean }[] => [
  ...parameters
    .filter(({ in: place, schema }) => place === 'path' || JSON.stringify(schema).includes('integer'))
    .map(({ name }) => ({ name, inBody: false })),
  ...Object.entries(body?.properties ?? {})
    .filter(([, schema]) => JSON.stringify(schema).includes('"integer"'))
    .map(([name]) => ({ name, inBody: true })),
];

/** Every number of every call, in the path, the query and the body: refused or not found, never an error of the server. */
export const edgeIds: Attack = async ({ product: { url }, tried }) => {
  const member = await person(url);
  for (const operation of (await operationsOf(url)).filter(({ path }) => !LEFT_ALONE.test(path))) {
    for (const { name, inBody } of numbersOf(operation)) {
      const seen = await Promise.all(
        EDGES.map(async (edge) => {
          const path = addressOf(operation, inBody ? {} : { [name]: edge });
          const body = operation.body === null ? undefined : inBody ? { [name]: Number.isNaN(Number(edge)) ? edge : Number(edge) } : {};
          const { status } = await ask(url, path, {
            method: operation.method,
            body,
            cookie: member.cookie,
            network: `10.9.${EDGES.indexOf(edge)}.1`,
          });
          return status;
        }),
      );
      const ok = seen.every((status) => status < 500);
      tried(`${operation.method} ${operation.path}: ${name}`, 'no 5xx', countOf(seen), ok);
    }
  }
};
