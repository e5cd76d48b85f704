import type { LoadableRelease, RemoteDescriptor, RemoteRelease } from '@rendezvous/contracts/releases';
import { integrityOf } from '@rendezvous/site';
import { PART_HOST, PART_PAGE } from './mounts.rules.js';

/** Where its one file is. */
export const PART_HOST_FILE = '/proof/part-host.js';
/** Stands in the page when nobody fills the slot. */
export const NOBODY = 'nobody-fills-this-slot';
/** Stands in the page of a shell that gives no place for parts. */
export const SLOTLESS = 'no-slots-in-this-shell';

const CONTAINER = 'mfe_proof';

const descriptor = (contract: number): RemoteDescriptor => ({
  remote: PART_HOST,
  area: 'proof',
  container: CONTAINER,
  owner: 'proof',
  contract,
  slots: [],
  navigation: {},
  routes: [{ path: PART_PAGE, layout: 'default', access: 'anyone', chunk: 'part', data: [] }],
});

/**
 * A remote as any other, of one page that has nothing but the place for a part. The shell finds and shows the part there as it does in other
 * teams' pages. It is written as a container is built, so that nothing has to be built for it.
 */
export const partHostScript = (name: string, given: object): string => `var ${CONTAINER} = (() => {
  let shared;
  const take = async (name) => (await Object.values(shared[name]).find(({ from }) => from === 'shell').get())();
  return {
    init: (scope) => void (shared = scope),
    get: async () => {
      const { createElement, useState } = await take('react');
      const { Slot } = await take('@rendezvous/client/facade');
      const missing = () => createElement('p', { id: '${NOBODY}' });
      const Place = () => {
        const [open, setOpen] = useState(true);
        if (!Slot) return createElement('p', { id: '${SLOTLESS}' });
        return open ? createElement(Slot, { name: ${JSON.stringify(name)}, given: ${JSON.stringify(given)}, onClose: () => setOpen(false), missing }) : null;
      };
      const routes = [{ path: '${PART_PAGE}', element: createElement(Place) }];
      return () => ({ default: { area: 'proof', routes, messages: async () => ({}) } });
    },
  };
})();
`;

/** That remote, as a page is told of it. @param contract one that the shell offers */
export const partHost = (script: string, contract: number): RemoteRelease => {
  const release: LoadableRelease = {
    version: 'proof',
    entry: PART_HOST_FILE,
    integrity: integrityOf(script),
    descriptor: descriptor(contract),
  };
  return { ...release, channel: 'stable', fallback: null };
};
