import { existsSync, readFileSync, readdirSync } from 'node:fs';

// The arrow of the house: each kind of project names what it may import. Kinds are the tags in the projects' package.json files.
const MAY_IMPORT = {
  'lib:contracts': [],
  'lib:server': ['lib:contracts'],
  'lib:client': ['lib:contracts'],
  'lib:ui': [],
  'lib:federation': [],
  // the demo world's, and nobody else's
  'lib:portraits': ['lib:contracts'],
  service: ['lib:contracts', 'lib:server'],
  gateway: ['lib:contracts', 'lib:server', 'service'],
  remote: ['lib:contracts', 'lib:client', 'lib:ui', 'lib:federation'],
  shell: ['lib:contracts', 'lib:client', 'lib:ui', 'lib:federation'],
  // of lib:client only what its screens are answered in tests, which the proof before a release answers too
  tools: ['lib:contracts', 'lib:server', 'lib:client', 'lib:federation', 'lib:portraits', 'service', 'gateway'],
  e2e: ['lib:contracts', 'lib:server', 'tools'],
};

/** The services stand in one line; each calls only to its left. */
const LINE = ['site', 'account', 'billing', 'chat', 'search', 'landers', 'notify'];

const folders = ['libs', 'services']
  .flatMap((parent) => readdirSync(parent).map((name) => `${parent}/${name}`))
  .concat(readdirSync('.').filter((name) => /^(shell|e2e|tools|mfe-.+)$/.test(name)))
  .filter((folder) => existsSync(`${folder}/package.json`));
const kinds = Object.fromEntries(folders.map((folder) => [folder, JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')).nx.tags[0]]));
const foldersOf = (kind) => folders.filter((folder) => kinds[folder] === kind);

const inside = (list) => `^(${list.join('|')})/`;
const ours = inside(folders);

const arrow = folders.map((folder) => {
  const allowed = MAY_IMPORT[kinds[folder]].flatMap(foldersOf).filter((other) => other !== folder && !isToTheRight(folder, other));
  return {
    name: `arrow-${folder.replace('/', '-')}`,
    severity: 'error',
    comment: `${folder} (${kinds[folder]}) may import ${MAY_IMPORT[kinds[folder]].join(', ') || 'no other project'}.`,
    from: { path: `^${folder}/`, pathNot: '\\.config\\.mjs$' },
    to: {
      path: ours,
      pathNot: inside([
        folder,
        ...allowed,
        ...(kinds[folder] === 'service' ? LINE.slice(0, LINE.indexOf(folder.slice(9))).map((name) => `services/${name}`) : []),
      ]),
    },
  };
});

function isToTheRight(folder, other) {
  return kinds[folder] === 'service' && kinds[other] === 'service' && LINE.indexOf(other.slice(9)) >= LINE.indexOf(folder.slice(9));
}

export default {
  forbidden: [
    { name: 'no-cycle', severity: 'error', comment: 'Files in a cycle cannot be understood one by one.', from: {}, to: { circular: true } },
    {
      name: 'services-by-their-door',
      severity: 'error',
      comment: 'A service is entered by its index.ts (tests also by its testing folder).',
      from: { path: '^services/([^/]+)/' },
      to: { path: '^services/[^/]+/src/(?!index\\.ts$|testing/)', pathNot: '^services/$1/' },
    },
    {
      name: 'tools-by-the-door',
      severity: 'error',
      comment: 'So do tools and journeys.',
      from: { path: '^(tools|e2e)/' },
      to: { path: '^services/[^/]+/src/(?!index\\.ts$|testing/)', pathNot: '^services/gateway/' },
    },
    {
      name: 'resolvable',
      severity: 'error',
      comment: 'Every import leads somewhere.',
      from: { path: ours },
      to: { couldNotResolve: true },
    },
    ...arrow,
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|var|storybook-static|tools/new/templates)/' },
    parser: 'tsc',
    tsPreCompilationDeps: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['source', 'import', 'require', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json'],
    },
  },
};
