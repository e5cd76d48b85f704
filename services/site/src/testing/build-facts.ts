import type { RemoteDescriptor } from '@rendezvous/contracts/releases';
import { integrityOf } from '../releases/builds/integrity.rules.js';
import type { ReleaseFacts } from '../releases/builds/release.js';

/** What a small build of a remote, or of the shell, tells of itself. The version is its content: another version has other files. */
export const buildFacts = (name: string, version: string, more: Partial<ReleaseFacts> = {}): ReleaseFacts => {
  const entry = `remoteEntry.${version}.js`;
  const area = name.replace('mfe-', '');
  const descriptor: RemoteDescriptor = {
    remote: name,
    area,
    container: `mfe_${area}`,
    owner: `team-${area}`,
    contract: 1,
    slots: [],
    budgets: { home: 40 },
    routes: [
      {
        path: `/${area}`,
        layout: 'default',
        access: 'anyone',
        chunk: 'home',
        data: [],
      },
    ],
  };
  return {
    name,
    version,
    entry,
    files: Object.fromEntries(
      [entry, 'home.js'].map((file) => [
        file,
        {
          bytes: 900,
          integrity: integrityOf(`${version} ${file}`),
          brotli: 300,
        },
      ]),
    ),
    chunks: { home: ['home.js'] },
    contracts: {
      oldest: 1,
      newest: 1,
    },
    shared: [],
    exposes: name === 'shell' ? [] : ['./remote'],
    packages: [],
    builtAt: '2026-03-02T11:00:00Z',
    ...(name === 'shell' ? {} : { descriptor }),
    ...more,
  };
};
