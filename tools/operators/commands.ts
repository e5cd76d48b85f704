import { OperatorFault, type OpenOperators } from '@rendezvous/account';
import { type AuditLine, commandActor } from '@rendezvous/site';

const LINES_SHOWN = 50;

const USAGE = 'npm run operators -- add <e-mail> | remove <e-mail> | list | log [number of lines]';

const time = (at: Date): string => at.toISOString().slice(0, 16).replace('T', ' ');

const detailsOf = (details: AuditLine['details']): string =>
  Object.entries(details)
    .map(([name, value]) => `${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join(' ');

const logLine = ({ at, name, action, subject, source, details }: AuditLine): string =>
  [time(at), name, action, subject, detailsOf(details), `(${source})`].filter(Boolean).join('  ');

const listOperators = async ({ operators }: OpenOperators): Promise<string> => {
  const all = await operators.list();
  if (all.length === 0) return `Nobody is an operator. Make somebody one: npm run operators -- add <e-mail>`;
  return all.map(({ id, email, name }) => `${email}  ${name}  member ${id}`).join('\n');
};

const listLog = async ({ auditLog }: OpenOperators, number: string | undefined): Promise<string> => {
  const lines = Number(number ?? LINES_SHOWN);
  if (!Number.isInteger(lines) || lines < 1 || lines > 10_000) throw new OperatorFault(USAGE);
  const told = await auditLog.list(lines);
  return told.length === 0 ? 'Nothing was done yet.' : ['Times are UTC.', ...told.map(logLine)].join('\n');
};

/** Runs a command; answers what to tell. */
export const runCommand = async (
  open: OpenOperators,
  { args: [name = 'list', target], actor: actorName }: { readonly args: readonly string[]; readonly actor: string },
): Promise<string> => {
  const actor = commandActor(actorName, 'operators');
  if (name === 'list') return listOperators(open);
  if (name === 'log') return listLog(open, target);
  if (target === undefined) throw new OperatorFault(USAGE);
  if (name === 'add') {
    const { email } = await open.operators.add(target, actor);
    return `${email} is an operator from the next request on. Take it back: npm run operators -- remove ${email}`;
  }
  if (name === 'remove') {
    const { email } = await open.operators.remove(target, actor);
    return `${email} is no operator any more.`;
  }
  throw new OperatorFault(USAGE);
};
