import type { Access } from '@rendezvous/contracts/route';

const ENUM = /^"[^"]*"( \| "[^"]*")*$/;
const valuesOf = (kind: string): Set<string> => new Set(kind.split(' | '));

interface Value {
  readonly optional: boolean;
  readonly kind: string;
}

interface Call {
  readonly access: Access;
  readonly takes: Map<string, Value>;
  readonly gives: Map<string, Value>;
}

/** The report as calls, each with what it takes and gives: name → { optional, kind }. */
const parse = (report: string): Map<string, Call> => {
  const calls = new Map<string, Call>();
  let call: Call | undefined;
  for (const line of report.split('\n')) {
    const head = line.match(/^([A-Z]+ \S+) \((\w+)\)$/);
    if (head) calls.set(head[1]!, (call = { access: head[2] as Access, takes: new Map(), gives: new Map() }));
    if (!call) continue;
    const [, place, name, optional, kind] = line.match(/^ {2}(path|query|body|→) ([^\s?:]+)(\?)?: (.*)$/) ?? [];
    const event = line.match(/^ {2}(→|body) (\(?\{.*)$/);
    if (place) (place === '→' ? call.gives : call.takes).set(`${place} ${name}`, { optional: optional !== undefined, kind: kind ?? '' });
    else if (event) (event[1] === '→' ? call.gives : call.takes).set(event[2]!, { optional: true, kind: '' });
  }
  return calls;
};

/** A choice that still takes every value that it took. */
const widened = (was: string, is: string): boolean =>
  ENUM.test(was) && ENUM.test(is) && [...valuesOf(was)].every((value) => valuesOf(is).has(value));

/** Whether a value lies in a list or an object that is new itself: it is asked for only where that is sent. */
const isWithinNew = (name: string, before: Call['takes'], now: Call['takes']): boolean =>
  [...now.keys()].some((holder) => !before.has(holder) && ['[', '.', '{'].some((sign) => name.startsWith(`${holder}${sign}`)));

const takingFaults = (call: string, before: Call['takes'], now: Call['takes']): string[] => {
  const faults: string[] = [];
  for (const [name, was] of before) {
    const is = now.get(name);
    if (!is) faults.push(`${call} no longer takes ${name}`);
    else if (was.optional && !is.optional) faults.push(`${call} now demands ${name}`);
    else if (was.kind !== is.kind && !widened(was.kind, is.kind))
      faults.push(`${call} takes another ${name}: ${is.kind} instead of ${was.kind}`);
  }
  for (const [name, is] of now)
    if (!before.has(name) && !is.optional && !isWithinNew(name, before, now)) faults.push(`${call} demands ${name}, which is new`);
  return faults;
};

const givingFaults = (call: string, before: Call['gives'], now: Call['gives']): string[] => {
  const faults: string[] = [];
  for (const [name, was] of before) {
    const is = now.get(name);
    if (!is) faults.push(`${call} no longer gives ${name}`);
    else if (!was.optional && is.optional) faults.push(`${call} may now leave out ${name}`);
    else if (was.kind !== is.kind && !(ENUM.test(was.kind) && ENUM.test(is.kind)))
      faults.push(`${call} gives another ${name}: ${is.kind} instead of ${was.kind}`);
  }
  return faults;
};

/** Who may call, the most first; each is some of those before. */
const CALLERS: readonly Access[] = ['anyone', 'member', 'operator'];

/** Whoever had a call before, and is turned away now. */
const accessFaults = (call: string, was: Access, is: Access): string[] =>
  CALLERS.indexOf(is) > CALLERS.indexOf(was) ? [`${call} is no longer for ${was === 'anyone' ? was : `every ${was}`}`] : [];

/** What of a changed contract an older remote could not live with: answers only grow, requests tolerate absence. */
export const breaking = (before: string, now: string): string[] => {
  const [old, current] = [parse(before), parse(now)];
  return [...old].flatMap(([call, was]) => {
    const is = current.get(call);
    if (!is) return [`${call} is gone`];
    return [
      ...accessFaults(call, was.access, is.access),
      ...takingFaults(call, was.takes, is.takes),
      ...givingFaults(call, was.gives, is.gives),
    ];
  });
};
