import { createHash } from 'node:crypto';
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { copyWorkspace, removeWorkspace } from '../../tools/setup/workspace-copy.js';
import { WORKSPACE } from './product/commands.js';
import { expect, test } from './product/test.js';

// A whole new area, made by the command and then grown by all that an area may say of itself: the shell and every other remote are built
// before and after, and compared to the byte. notify belongs to all areas, so that the mail is the one line in another's room.
const BUILDS = readdirSync(WORKSPACE).filter((name) => /^(shell|mfe-[a-z]+)$/.test(name));

let copy: string;
test.beforeAll(() => {
  copy = copyWorkspace(WORKSPACE, { builds: false });
});
test.afterAll(() => removeWorkspace(copy));

const run = (...args: readonly string[]): string => {
  const env = { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false', NX_NO_CLOUD: 'true' };
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: copy, env, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${args.join(' ')} failed:\n${stdout}${stderr}`);
  return stdout;
};

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
    'libs/contracts/src/gifts/events.ts',
    `import '../events.js';

declare module '../events.js' {
  interface DomainEvents {
    'gifts.note-added': { memberId: number };
  }
  interface SocketEvents {
    'gifts-changed': object;
  }
}
`,
  );
  write(
    'libs/contracts/src/gifts/slots.ts',
    `import * as z from 'zod/mini';
import type { Told } from '../slots.js';

export const giftsSlots = {
  /** Says how many there are: of whom. */
  'gift-count': z.object({ memberId: z.int() }),
};

type GiftsSlots = Told<typeof giftsSlots>;

declare module '../slots.js' {
  interface Slots extends GiftsSlots {}
}
`,
  );
  change('libs/contracts/src/gifts/notes.ts', [
    'z.object({ notes: z.array(Note) })',
    'z.object({ notes: z.array(Note), total_notes: z.optional(z.int()) })',
  ]);
};

/** What each event carries of other members has to be said, or types fail. */
const sayWhoIsSeen = (): void =>
  change(
    'services/gateway/src/who-sees-whom.db.spec.ts',
    ["  'logged-out': {", "  'gifts-changed': { carries: () => [], comes: null },\n  'logged-out': {"],
    ["  'chat.blocked': true,", "  'chat.blocked': true,\n  'gifts.note-added': true,"],
  );

const addToService = (): void => {
  change('services/gifts/src/notes/notes.controller.ts', [
    'return { notes: await this.notes.list(memberId) };',
    'const notes = await this.notes.list(memberId);\n    return { notes, total_notes: notes.length };',
  ]);
  change(
    'services/gifts/src/notes/notes.service.ts',
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
      "    await this.database.transaction(async (tx) => {\n      await tx.publish('gifts.note-added', { memberId });\n      tx.afterCommit(() => this.realtime.toMembers([memberId], { type: 'gifts-changed' }));\n    });\n    return note;",
    ],
  );
};

const addToRemote = (): void => {
  changeJson('mfe-gifts/descriptor.json', (descriptor) => ({
    ...descriptor,
    slots: ['gift-count'],
    budgets: { ...(descriptor['budgets'] as object), 'gift-count': 15 },
    badges: { notes: { call: '/api/gifts/notes', field: 'total_notes', label: 'gifts.badge.notes', shown: [{ atLeast: 1 }] } },
    navigation: { bar: [{ path: '/gifts', icon: 'edit', position: 40, for: 'members', badge: 'notes', label: 'gifts.nav.notes' }] },
    cacheTags: { Gifts: ['gifts-changed', 'reconnected', 'language-changed'] },
  }));
  for (const [locale, text] of [
    ['en', '{count, plural, one {# note} other {# notes}}'],
    ['fr', '{count, plural, one {# note} other {# notes}}'],
  ] as const)
    changeJson(`mfe-gifts/src/messages/${locale}.json`, (messages) => ({ ...messages, 'gifts.badge.notes': text, 'gifts.count': text }));
  write(
    'mfe-gifts/src/count/gift-count.tsx',
    `import { FormattedMessage } from 'react-intl';
import type { SlotProps } from '@rendezvous/contracts/slots';
import { giftsApi } from '../gifts.api';

export const GiftCount = ({ memberId }: SlotProps<'gift-count'>) => {
  const { data } = giftsApi.useGiftsNotesQuery();
  return <FormattedMessage id="gifts.count" values={{ count: data?.total_notes ?? 0, memberId }} />;
};
`,
  );
  change(
    'mfe-gifts/src/remote.tsx',
    [
      'export default defineRemote({',
      'const GiftCount = lazy(() => import(/* webpackChunkName: "gift-count" */ \'./count/gift-count\').then((part) => ({ default: part.GiftCount })));\n\nexport default defineRemote({',
    ],
    ['  messages:', "  slots: { 'gift-count': GiftCount },\n  messages:"],
  );
};

const addMail = (): void => {
  write(
    'services/notify/src/mails/gift-mail.service.ts',
    `import { Injectable } from '@nestjs/common';
import type { MailContent } from '../layout/mail-content.js';
import type { MailContext, MemberMail } from './member-mail.js';

@Injectable()
export class GiftMail implements MemberMail {
  write({ translator: { translate }, link }: MailContext): Promise<MailContent> {
    return Promise.resolve({
      subject: translate('notify.gift.subject'),
      heading: translate('notify.gift.subject'),
      blocks: [{ kind: 'button', label: translate('notify.gift.subject'), href: link('/gifts') }],
    });
  }
}
`,
  );
  change(
    'services/notify/src/notify.module.ts',
    ['import { PasswordChangedMail }', "import { GiftMail } from './mails/gift-mail.service.js';\nimport { PasswordChangedMail }"],
    ['const mails = [', 'const mails = [\n  GiftMail,'],
  );
  for (const locale of ['en', 'fr'])
    change(`services/notify/src/texts/${locale}.ts`, [
      "  'notify.password-changed.subject'",
      "  'notify.gift.subject': 'Note',\n  'notify.password-changed.subject'",
    ]);
  change('services/notify/src/deliveries/delivery.entity.ts', ["'signup-again'] as const", "'signup-again', 'gift'] as const"]);
  change(
    'services/notify/src/mails/member-mail-kinds.service.ts',
    ['import type { MemberMail }', "import { GiftMail } from './gift-mail.service.js';\nimport type { MemberMail }"],
    ['signupAgain: SignupAgainMail,', 'signupAgain: SignupAgainMail,\n    gift: GiftMail,'],
    ["'signup-again': signupAgain,", "'signup-again': signupAgain,\n      gift,"],
  );
};

test('a new area with route, slot, event, badge, title, tag and mail leaves the shell and every other remote as they were', () => {
  test.setTimeout(600_000);
  const before = built(BUILDS);
  for (const build of BUILDS) expect(before).toHaveProperty([`${build}/dist/release.json`]);

  run('tools/bin/new.mjs', 'remote', 'gifts');
  addToContract();
  sayWhoIsSeen();
  addToService();
  addToRemote();
  addMail();
  run('node_modules/typescript-native/bin/tsc', '--noEmit', '-p', 'tsconfig.json');

  const after = built([...BUILDS, 'mfe-gifts']);
  const own = Object.keys(after).filter((file) => file.startsWith('mfe-gifts/'));
  expect(own.some((file) => file.includes('gift-count'))).toBe(true);
  expect(Object.fromEntries(Object.entries(after).filter(([file]) => !own.includes(file)))).toEqual(before);
});
