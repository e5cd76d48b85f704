import { OperatorFault, type OpenOperators } from '@rendezvous/account';
import { type Actor, type AuditLine, commandActor } from '@rendezvous/site';

const LINES_SHOWN = 50;

const USAGE = 'npm run operators -- add <e-mail> | remove <e-mail> | list | log [number of lines]';

const time = (at: Date): string => at.toISOString().slice(0, 16).replace('T', ' ');

const detailsOf = (details: AuditLine['details']): string =>
  Object.entries(details)
    .map(([name, value]) => `${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join(' ');

const logLine = ({ at, name, action, subject, source, details }: AuditLine): string =>
  [time(at), name, action, subject, detailsOf(details), `(${source})`].filter(Boolean).join('  ');

const listOperators = async ({ open: { operators } }: Call): Promise<string> => {
  const all = await operators.list();
  if (all.length === 0) return `Nobody is an operator. Make somebody one: npm run operators -- add <e-mail>`;
  return all.map(({ id, email, name }) => `${email}  ${name}  member ${id}`).join('\n');
};

const listLog = async ({ open: { auditLog }, target }: Call): Promise<string> => {
  const lines = Number(target ?? LINES_SHOWN);
  if (!Number.isInteger(lines) || lines < 1 || lines > 10_000) throw new OperatorFault(USAGE);
  const told = await auditLog.list(lines);
  return told.length === 0 ? 'Nothing was done yet.' : ['Times are UTC.', ...told.map(logLine)].join('\n');
};

interface Call {
  readonly open: OpenOperators;
  /** An address, or a number of lines. */
  readonly target: string | undefined;
  readonly actor: Actor;
}

const emailOf = ({ target }: Call): string => {
  if (target === undefined) throw new OperatorFault(USAGE);
  return target;
};

const COMMANDS: Readonly<Record<string, (call: Call) => Promise<string>>> = {
  list: listOperators,
  log: listLog,
  add: async (call) => {
    const { email } = await call.open.operators.add(emailOf(call), call.actor);
    return `${email} is an operator from the next request on. Take it back: npm run operators -- remove ${email}`;
  },
  remove: async (call) => {
    const { email } = await call.open.operators.remove(emailOf(call), call.actor);
    return `${email} is no operator any more.`;
  },
};

export const COMMAND_NAMES: readonly string[] = Object.keys(COMMANDS);

/** Runs a command; answers what to tell. */
export const runCommand = async (
  open: OpenOperators,
  { args: [name = 'list', target], actor }: { readonly args: readonly string[]; readonly actor: string },
): Promise<string> => {
  const command = COMMANDS[name];
  if (!command) throw new OperatorFault(USAGE);
  return command({ open, target, actor: commandActor(actor, 'operators') });
};
