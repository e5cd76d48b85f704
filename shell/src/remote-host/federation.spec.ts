import { init } from '@module-federation/enhanced/runtime';
import type { LoadableRelease } from '@rendezvous/contracts/releases';
import { loadModule, prepareFederation } from './federation';
import { beginAttempt } from '../files/files';
import type { RemoteFailure } from '../failures/remote-failure';

// The federation runtime as it is installed, at real script elements; what a file does when it runs is ours. Another version of the
// runtime that goes about it differently shows here.

type Container = { readonly init?: unknown; readonly get?: unknown };
type Ran = Container | null | 'unreachable' | 'throws';

const area = 'chat';
const whole = { area, routes: [], messages: async () => ({}) };
const runtime = () => Promise.resolve();
const containerOf = (get: (name: string) => unknown): Container => ({ init: runtime, get });
const giving = (module: unknown): Container => containerOf(async () => () => module);
const boom = () => {
  throw new Error('Boom.');
};

let version = 0;
/** Loads a release whose entry does this when it comes. */
const load = async (ran: Ran) => {
  version += 1;
  const release = {
    version: String(version),
    entry: `/releases/mfe-chat/${version}/remoteEntry.js`,
    descriptor: { container: 'mfe_chat', area },
  } as LoadableRelease;
  beginAttempt(release.entry, 'sha384-x', 2000);
  const added = jest.spyOn(document.head, 'appendChild').mockImplementationOnce((element) => {
    setTimeout(() => {
      const filename = (element as unknown as HTMLScriptElement).src;
      if (ran === 'throws') window.dispatchEvent(new ErrorEvent('error', { filename }));
      else if (ran !== 'unreachable' && ran !== null) Object.assign(window, { mfe_chat: ran });
      element.dispatchEvent(new Event(ran === 'unreachable' ? 'error' : 'load'));
    });
    return element;
  });
  const outcome = await loadModule(release).catch((failure: RemoteFailure) => `${failure.phase} ${failure.code}`);
  expect(added).toHaveBeenCalledTimes(1);
  added.mockRestore();
  return outcome;
};

beforeAll(() => {
  init({ name: 'shell', remotes: [] });
  prepareFederation({}, { script: () => undefined, style: () => undefined });
});
// the runtime warns of every release that takes another's place
beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

test.each<[string, Ran, string]>([
  ['does not come', 'unreachable', 'entry unreachable'],
  ['throws', 'throws', 'entry threw'],
  ['leaves no container', null, 'entry incomplete'],
  ['leaves a container that cannot be begun', {}, 'entry incomplete'],
  ['leaves a container that throws when it is begun', { init: boom, get: runtime }, 'entry threw'],
  ['leaves a container that has no such module', containerOf(async () => undefined), 'expose incomplete'],
  // as webpack's containers say it, in words that are of no account
  ['leaves a container that refuses such a module', containerOf(async () => boom()), 'expose incomplete'],
  ['gives a module that throws', containerOf(async () => boom), 'expose threw'],
  ['gives a module of another shape', giving({ default: { area } }), 'expose incomplete'],
  ['gives another area’s module', giving({ default: { ...whole, area: 'search' } }), 'expose incomplete'],
])('an entry that %s is told as that', async (_, ran, told) => {
  expect(await load(ran)).toBe(told);
});

test('a release that is whole gives its module, also after others of the same container failed', async () => {
  expect(await load(giving({ default: whole }))).toBe(whole);
  const second = { ...whole };
  expect(await load(giving({ default: second }))).toBe(second);
});
