import { overlap } from '../../release/route.rules.js';
import { among, asJson, before, carryingNobody, listed } from '../edits.rules.js';
import { areaName, pascal } from '../names.rules.js';
import { type Edit, type Kind, NewFault, type Workspace } from '../plan.js';
import { filledTemplate } from '../templates.js';

interface Descriptor {
  readonly routes: readonly { readonly path: string }[];
}
interface LockFile {
  readonly packages: Readonly<Record<string, object>>;
}

/** A new area: its remote, service, contract and schema, with a first screen and the tests of all of it. */
export const remote: Kind = (workspace, [name]) => {
  const area = freeArea(workspace, areaName(name));
  return {
    writes: filledTemplate(workspace, 'remote', { newarea: area, Newarea: pascal(area), '1700000000001': nextMigration(workspace) }),
    edits: { ...wiring(area), ...words(area), 'package-lock.json': [locked(area)] },
    next: [
      `Write what it is for: README.md (the tree), "${area}.title" in mfe-${area}/src/messages, and draw it into docs/architecture.md.`,
      `Then look at it: npm start, and log in at /${area}.`,
      'Commit it before you make more: the next command changes no file that is not committed.',
    ],
  };
};

const descriptors = (workspace: Workspace): [string, Descriptor][] =>
  workspace
    .names('.')
    .filter((folder) => folder.startsWith('mfe-') && workspace.has(`${folder}/descriptor.json`))
    .map((folder) => [folder, JSON.parse(workspace.read(`${folder}/descriptor.json`)) as Descriptor]);

/** The name, unless somebody has it or its addresses. */
const freeArea = (workspace: Workspace, area: string): string => {
  const rooms = [`mfe-${area}`, `services/${area}`, `libs/${area}`, `libs/contracts/src/${area}.ts`, `libs/contracts/src/${area}`];
  const room = rooms.find((path) => workspace.has(path));
  if (room !== undefined) throw new NewFault(`The name "${area}" is taken: there is ${room}.`);
  const [owner] = descriptors(workspace).find(([, { routes }]) => routes.some(({ path }) => overlap(path, `/${area}`))) ?? [];
  if (owner !== undefined) throw new NewFault(`The address /${area} belongs to ${owner}. Choose another name.`);
  if (workspace.read('docs/contract.txt').includes(` /api/${area}/`))
    throw new NewFault(`The addresses /api/${area}/ belong to another area.`);
  return area;
};

/** Migrations run in the order of their numbers, which begin with that of their area. */
const nextMigration = (workspace: Workspace): string => {
  const numbers = workspace
    .names('services')
    .map((service) => `services/${service}/src/migrations`)
    .filter((folder) => workspace.has(folder))
    .flatMap((folder) => workspace.names(folder))
    .map((file) => Number(file.slice(0, 10)))
    .filter(Number.isInteger);
  return `${Math.max(...numbers) + 1}001`;
};

/** Where the parts of the house learn of the area. Mails are sent because of all others, so notify stays the last in the line. */
const wiring = (area: string): Record<string, Edit[]> => ({
  '.dependency-cruiser.mjs': [listed('const LINE = [', `'${area}'`, `'notify'`)],
  'services/gateway/src/areas.ts': [
    among(/^import \* as /, `import * as ${area} from '@rendezvous/${area}';`),
    listed('const AREAS = [', area, 'notify'),
    before('  notify.NotifyModule,', `  ${area}.${pascal(area)}Module,\n`),
  ],
  ...carryingNobody(`GET /api/${area}/notes`, `POST /api/${area}/notes`),
});

/** A line of the tree in README.md. */
const line = (folder: string): string => `${`${folder}/`.padEnd(20)}notes that members keep for themselves\n`;

const words = (area: string): Record<string, Edit[]> => {
  return {
    'README.md': [
      before('services/gateway/  ', line(`mfe-${area}`)),
      before('services/notify/  ', line(`services/${area}`)),
      before('notify`: each', `${area} ← `),
    ],
  };
};

/** What npm would write of the two new projects. */
const locked = (area: string): Edit =>
  asJson<LockFile>((lock) => {
    const projects = [
      [`mfe-${area}`, `mfe-${area}`],
      [area, `services/${area}`],
    ];
    const added = projects.flatMap(([name, folder = '']) => [
      [folder, { name: `@rendezvous/${name}`, version: '0.1.0' }],
      [`node_modules/@rendezvous/${name}`, { resolved: folder, link: true }],
    ]);
    const packages = Object.entries({ ...lock.packages, ...(Object.fromEntries(added) as LockFile['packages']) });
    return { ...lock, packages: Object.fromEntries(packages.toSorted(([one], [other]) => (one < other ? -1 : 1))) };
  });
