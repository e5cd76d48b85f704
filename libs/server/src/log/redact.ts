import { types } from 'node:util';

/** Fields that never reach the log: who somebody is, what they wrote, and what opens a door. */
const SECRET_FIELDS: ReadonlySet<string> = new Set(
  `email mail to from name username firstname lastname displayname phone mobile address street housenumber postalcode city iban holder dateofbirth birthdate
   ip remoteaddress network hostname forwardedfor xforwardedfor useragent
   text message body subject html about content payload parameters values detail query url
   password token secret authorization cookie setcookie session sessionid signature key`.split(/\s+/),
);

const HIDDEN = '[hidden]';
const EMAIL = /[^\s"'<>()=,;:]+@[^\s"'<>()=,;:]+\.[^\s"'<>()=,;:]+/g;
const ADDRESS = /\b(?:postgres(?:ql)?|rediss?|smtps?|https?):\/\/[^\s"']+/g;
const DEPTH_MAX = 5;
const TEXT_MAX = 2000;

const plain = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

/** Texts keep their words but lose mail addresses, and the password and path of addresses. */
const cleanText = (text: string): string =>
  text
    .slice(0, TEXT_MAX)
    .replaceAll(ADDRESS, (address) => `${address.split('://')[0]}://${HIDDEN}`)
    .replaceAll(EMAIL, HIDDEN);

/** Also one that was made in another realm, as Node's own are in tests. */
const isError = (value: unknown): value is Error => value instanceof Error || types.isNativeError(value);

const errorsOf = (error: Error): readonly unknown[] | null => {
  const { errors } = error as { errors?: unknown };
  return Array.isArray(errors) ? errors : null;
};

interface DatabaseDetails {
  readonly code?: unknown;
  readonly constraint?: unknown;
  readonly table?: unknown;
  readonly schema?: unknown;
  readonly driverError?: unknown;
}

/** PostgreSQL quotes the value that it could not read: class 22 is faults in data. */
const messageOf = (error: Error & DatabaseDetails): string => {
  const isData = typeof error.code === 'string' && error.code.startsWith('22');
  return cleanText(isData ? error.message.replaceAll(/: ".*$/gs, `: ${HIDDEN}`) : error.message);
};

/** An error without what it quotes: no row, no parameter, no statement. */
const describeError = (error: unknown, depth = 0): unknown => {
  if (!isError(error)) return redact(error, depth + 1);
  const { code, constraint, table, schema } = error as Error & DatabaseDetails;
  const message = messageOf(error as Error & DatabaseDetails);
  return {
    type: error.name,
    message,
    ...Object.fromEntries(
      Object.entries({ code, constraint, table, schema }).filter(([, value]) => typeof value === 'string' || typeof value === 'number'),
    ),
    stack: (error.stack ?? '')
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .slice(0, 20)
      .map((line) => line.trim()),
    ...(error.cause === undefined || depth >= DEPTH_MAX ? {} : { cause: describeError(error.cause, depth + 1) }),
    ...(errorsOf(error) !== null && depth < DEPTH_MAX
      ? {
          errors: errorsOf(error)
            ?.slice(0, 5)
            .map((inner) => describeError(inner, depth + 1)),
        }
      : {}),
  };
};

/** A copy of what is to be logged without anything personal or secret, at any depth. */
export const redact = (value: unknown, depth = 0): unknown => {
  if (typeof value === 'string') return cleanText(value);
  if (typeof value !== 'object' || value === null) return typeof value === 'bigint' ? String(value) : value;
  if (isError(value)) return describeError(value, depth);
  if (value instanceof Date) return value.toISOString();
  if (depth >= DEPTH_MAX) return HIDDEN;
  if (Array.isArray(value)) return value.slice(0, 50).map((item) => redact(item, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, isSecret(name, depth) ? HIDDEN : redact(inner, depth + 1)]),
  );
};

/** At the top, `msg` and `context` are our own words. */
const isSecret = (name: string, depth: number): boolean => !(depth === 0 && name === 'msg') && SECRET_FIELDS.has(plain(name));
