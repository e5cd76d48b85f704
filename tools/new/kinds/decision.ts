import { slugOf } from '../names.rules.js';
import { type Kind, NewFault } from '../plan.js';
import { filledTemplate } from '../templates.js';

const FOLDER = 'docs/decisions';

/** The next record of a decision. */
export const decision: Kind = (workspace, args, today) => {
  const title = args.join(' ').trim();
  const slug = slugOf(title);
  if (slug === '' || title.length > 90) throw new NewFault('A decision has a title of at most 90 characters that says what was decided.');
  const records = workspace.names(FOLDER).filter((name) => /^\d{4}-/.test(name));
  const same = records.find((name) => name.slice(5) === `${slug}.md`);
  if (same !== undefined) throw new NewFault(`${FOLDER}/${same} has this title already.`);
  const number = Math.max(0, ...records.map((name) => Number(name.slice(0, 4)))) + 1;
  const words = {
    '0000': String(number).padStart(4, '0'),
    '# 0': `# ${number}`,
    'New title': title,
    'new-title': slug,
    '2000-01-01': today,
  };
  return {
    writes: filledTemplate(workspace, 'decision', words),
    edits: {},
    next: ['At most 40 lines: what others must know to agree or to question it.'],
  };
};
