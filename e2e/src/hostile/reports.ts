import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WORKSPACE, command } from '../product/commands.js';
import { otherBuild } from '../product/other-build.js';
import { type Visitor, visit, visitAll } from '../product/visitors.js';
import { type Attack, countOf } from './attack.js';
import { ask, soon } from './person.js';

const CHAT = 'mfe-chat';
const HEALTHY = 'healthy';
const REPORTS = 30;
/** A gateway follows the registry within two seconds; the rest is for a busy machine. */
const FOLLOWED_MS = 10_000;

const isCanary = ({ page }: Visitor): boolean => page.remotes['chat']?.version === HEALTHY;
const stranger = (): string => `visitor=${randomBytes(16).toString('base64url')}`;

/** One machine that wants a healthy canary to be taken back: with page views that never got it, and with one that did. */
export const reports: Attack = async ({ product, tried }) => {
  const { url, folder } = product;
  const builds = mkdtempSync(join(tmpdir(), 'rendezvous-builds-'));
  try {
    otherBuild(join(WORKSPACE, CHAT, 'dist'), join(builds, HEALTHY), HEALTHY);
    await command('release', folder, CHAT, '--build', join(builds, HEALTHY), '--channel', 'canary', '--percent', '50', '--unproven');
    const isServed = async (): Promise<boolean> => (await visitAll(url, Array.from({ length: REPORTS }))).some(isCanary);
    const begun = await soon(isServed, FOLLOWED_MS);
    const visitors = await visitAll(url, Array.from({ length: REPORTS }));
    tried('a canary for half of all visitors', 'some get it', `${visitors.filter(isCanary).length} of ${REPORTS}`, begun);
    const tell = async ({ page }: Visitor, network: number): Promise<number> => {
      const body = { pageView: page.pageView, remote: CHAT, version: HEALTHY, phase: 'entry', code: 'unreachable' };
      return (await ask(url, '/api/remote-failures', { method: 'POST', body, cookie: stranger(), network: `198.18.${network}.7` })).status;
    };
    const without = visitors.filter((visitor) => !isCanary(visitor));
    const told = await Promise.all(without.map((visitor, index) => tell(visitor, index)));
    await new Promise((done) => setTimeout(done, 3000));
    const stays = await isServed();
    tried(
      `${told.length} reports by page views that did not get it, a cookie each`,
      '204, and it stays',
      `${countOf(told)}, it ${stays ? 'stays' : 'is gone'}`,
      stays && told.every((status) => status === 204),
    );
    const lucky = visitors.find(isCanary);
    const own: number[] = [];
    // one browser, as its own cookie says when pages are made, which says it is another one each time when they are reported
    if (lucky) for (let turn = 0; turn < 10; turn += 1) own.push(await tell(await visit(url, lucky), turn));
    await new Promise((done) => setTimeout(done, 3000));
    const stillThere = await isServed();
    tried(
      'ten reports by one browser that got it, a cookie each',
      '204, and it stays',
      `${countOf(own)}, it ${stillThere ? 'stays' : 'is gone'}`,
      stillThere && own.length > 0 && own.every((status) => status === 204),
    );
  } finally {
    await command('releases', folder, 'rollback', CHAT).catch(() => undefined);
    rmSync(builds, { recursive: true, force: true });
  }
};
