import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { copyWorkspace, removeWorkspace } from '../../tools/setup/workspace-copy.js';
import { WORKSPACE } from './product/commands.js';
import { runIn } from './product/run-in.js';
import { expect, test } from './product/test.js';

// A whole new area, made by the command and then grown by all that an area may say of itself: the shell and every other remote are built
// before and after, and compared to the byte. notify belongs to all areas, so that the mail is the one line in another's room.
const BUILDS = readdirSync(WORKSPACE).filter((name) => /^(shell|mfe-[a-z]+)$/.test(name));

let copy: string;
test.beforeAll(() => {
  copy = copyWorkspace(WORKSPACE, { builds: false });
});
test.afterAll(() => removeWorkspace(copy));

const run = (...args: readonly string[]): string => runIn(copy, ...args);

/** What a file of a build is, whenever it was built: the release says its time. */
const lasting = (file: string): Buffer | string => {
  const content = readFileSync(file);
  return file.endsWith('/release.json') ? content.toString().replace(/"builtAt":\s*"[^"]*"/, '') : content;
};

/** The checksum of every file of every build. */
const built = (builds: readonly string[]): Record<string, string> => {
  run('node_modules/nx/dist/bin/nx.js', 'run-many', '-t', 'build', '--projects', builds.join(','), '--skipNxCache');
  const sums: Record<string, string> = {};
  for (const build of builds)
    for (const entry of readdirSync(join(copy, build, 'dist'), { recursive: true, withFileTypes: true })) {
      const file = join(entry.parentPath, entry.name);
      if (entry.isFile()) sums[file.slice(copy.length + 1)] = createHash('sha256').update(lasting(file)).digest('hex');
    }
  return sums;
};

const write = (file: string, text: string): void => {
  mkdirSync(dirname(join(copy, file)), { recursive: true });
  writeFileSync(join(copy, file), text);
};
const change = (file: string, ...swaps: readonly (readonly [from: string, to: string])[]): void => {
  let text = readFileSync(join(copy, file), 'utf8');
  for (const [from, to] of swaps) {
    expect(text).toContain(from);
    text = text.replace(from, to);
  }
  writeFileSync(join(copy, file), text);
};
const changeJson = (file: string, more: (json: Record<string, unknown>) => object): void =>
  write(file, `${JSON.stringify(more(JSON.parse(readFileSync(join(copy, file), 'utf8')) as Record<string, unknown>), null, 2)}\n`);

/** An event that others may react to, one that open tabs hear, and a part for others' pages. */
const addToContract = (): void => {
  write(
    'libs/contracts/src/probe/events.ts',
    `import '../events.js';

declare module '../events.js' {
  interface DomainEvents {
    'probe.note-added': { memberId: number };
  }
  interface SocketEvents {
    'probe-changed': object;
  }
}
`,
  );
  write(
    'libs/contracts/src/probe/slots.ts',
    `import * as z from 'zod/mini';
import type { Told } from '../slots.js';

export const probeSlots = {
  /** Says how many there are: of whom. */
  'probe-count': z.object({ memberId: z.int() }),
};

type ProbeSlots = Told<typeof probeSlots>;

declare module '../slots.js' {
  interface Slots extends ProbeSlots {}
}
`,
  );
  change('libs/contracts/src/probe/notes.ts', [
    'z.object({ notes: z.array(Note) })',
    'z.object({ notes: z.array(Note), total_notes: z.optional(z.int()) })',
  ]);
};

/** What each event carries of other members has to be said, or types fail. */
const sayWhoIsSeen = (): void =>
  change(
    'services/gateway/src/who-sees-whom.db.spec.ts',
    ["  'logged-out': {", "  'probe-changed': { carries: () => [], comes: null },\n  'logged-out': {"],
    ["  'chat.blocked': true,", "  'chat.blocked': true,\n  'probe.note-added': true,"],
  );

const addToService = (): void => {
  change('services/probe/src/notes/notes.controller.ts', [
    'return { notes: await this.notes.list(memberId) };',
    'const notes = await this.notes.list(memberId);\n    return { notes, total_notes: notes.length };',
  ]);
  change(
    'services/probe/src/notes/notes.service.ts',
    [
      "import { Clock } from '@rendezvous/server/clock';",
      "import { Clock } from '@rendezvous/server/clock';\nimport { Database } from '@rendezvous/server/database';\nimport { Realtime } from '@rendezvous/server/realtime';",
    ],
    [
      'private readonly clock: Clock,',
      'private readonly clock: Clock,\n    private readonly database: Database,\n    private readonly realtime: Realtime,',
    ],
    [
      '    return note;',
      "    await this.database.transaction(async (tx) => {\n      await tx.publish('probe.note-added', { memberId });\n      tx.afterCommit(() => this.realtime.toMembers([memberId], { type: 'probe-changed' }));\n    });\n    return note;",
    ],
  );
};

const addToRemote = (): void => {
  changeJson('mfe-probe/descriptor.json', (descriptor) => ({
    ...descriptor,
    slots: ['probe-count'],
    budgets: { ...(descriptor['budgets'] as object), 'probe-count': 15 },
    badges: { notes: { call: '/api/probe/notes', field: 'total_notes', label: 'probe.badge.notes', shown: [{ atLeast: 1 }] } },
    navigation: { bar: [{ path: '/probe', icon: 'edit', position: 40, for: 'members', badge: 'notes', label: 'probe.nav.notes' }] },
    cacheTags: { Probe: ['probe-changed', 'reconnected', 'language-changed'] },
  }));
  for (const [locale, text] of [
    ['en', '{count, plural, one {# note} other {# notes}}'],
    ['fr', '{count, plural, one {# note} other {# notes}}'],
  ] as const)
    changeJson(`mfe-probe/src/messages/${locale}.json`, (messages) => ({ ...messages, 'probe.badge.notes': text, 'probe.count': text }));
  write(
    'mfe-probe/src/count/probe-count.tsx',
    `import { FormattedMessage } from 'react-intl';
import type { SlotProps } from '@rendezvous/contracts/slots';
import { probeApi } from '../probe.api';

export const ProbeCount = ({ memberId }: SlotProps<'probe-count'>) => {
  const { data } = probeApi.useProbeNotesQuery();
  return <FormattedMessage id="probe.count" values={{ count: data?.total_notes ?? 0, memberId }} />;
};
`,
  );
  change(
    'mfe-probe/src/remote.tsx',
    [
      'export default defineRemote({',
      'const ProbeCount = lazy(() => import(/* webpackChunkName: "probe-count" */ \'./count/probe-count\').then((part) => ({ default: part.ProbeCount })));\n\nexport default defineRemote({',
    ],
    ['  messages:', "  slots: { 'probe-count': ProbeCount },\n  messages:"],
  );
};

const addMail = (): void => {
  write(
    'services/notify/src/mails/probe-mail.service.ts',
    `import { Injectable } from '@nestjs/common';
import type { MailContent } from '../layout/mail-content.js';
import type { MailContext, MemberMail } from './member-mail.js';

@Injectable()
export class ProbeMail implements MemberMail {
  write({ translator: { translate }, link }: MailContext): Promise<MailContent> {
    return Promise.resolve({
      subject: translate('notify.probe.subject'),
      heading: translate('notify.probe.subject'),
      blocks: [{ kind: 'button', label: translate('notify.probe.subject'), href: link('/probe') }],
    });
  }
}
`,
  );
  change(
    'services/notify/src/notify.module.ts',
    ['import { PasswordChangedMail }', "import { ProbeMail } from './mails/probe-mail.service.js';\nimport { PasswordChangedMail }"],
    ['const mails = [', 'const mails = [\n  ProbeMail,'],
  );
  for (const locale of ['en', 'fr'])
    change(`services/notify/src/texts/${locale}.ts`, [
      "  'notify.password-changed.subject'",
      "  'notify.probe.subject': 'Note',\n  'notify.password-changed.subject'",
    ]);
  change('services/notify/src/deliveries/delivery.entity.ts', ["'signup-again'] as const", "'signup-again', 'probe'] as const"]);
  change(
    'services/notify/src/mails/member-mail-kinds.service.ts',
    ['import type { MemberMail }', "import { ProbeMail } from './probe-mail.service.js';\nimport type { MemberMail }"],
    ['signupAgain: SignupAgainMail,', 'signupAgain: SignupAgainMail,\n    probe: ProbeMail,'],
    ["'signup-again': signupAgain,", "'signup-again': signupAgain,\n      probe,"],
  );
};

test('a new area with route, slot, event, badge, title, tag and mail leaves the shell and every other remote as they were', () => {
  test.setTimeout(600_000);
  const before = built(BUILDS);
  for (const build of BUILDS) expect(before).toHaveProperty([`${build}/dist/release.json`]);

  run('tools/bin/new.mjs', 'remote', 'probe');
  expect(run('tools/bin/check.mjs')).toContain('0 failed');
  addToContract();
  sayWhoIsSeen();
  addToService();
  addToRemote();
  addMail();
  run('node_modules/typescript-native/bin/tsc', '--noEmit', '-p', 'tsconfig.json');

  const after = built([...BUILDS, 'mfe-probe']);
  const own = Object.keys(after).filter((file) => file.startsWith('mfe-probe/'));
  expect(own.some((file) => file.includes('probe-count'))).toBe(true);
  expect(Object.fromEntries(Object.entries(after).filter(([file]) => !own.includes(file)))).toEqual(before);
});
