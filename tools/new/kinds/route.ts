import { after, among, carryingNobody, listed } from '../edits.rules.js';
import { areaName, camel, kebabName, pascal } from '../names.rules.js';
import { type Kind, NewFault } from '../plan.js';
import { filledTemplate, type Words } from '../templates.js';

/** A new call of an area: in its contract, answered by a controller of its own, an endpoint of the remote, tests of both. */
export const route: Kind = (workspace, [areaArg, nameArg]) => {
  const [area, name] = [areaName(areaArg), kebabName(nameArg)];
  const rooms = [`libs/contracts/src/${area}`, `services/${area}/src/${area}.module.ts`, `mfe-${area}/src/${area}.api.ts`];
  const missing = rooms.find((room) => !workspace.has(room));
  if (missing !== undefined) throw new NewFault(`"${area}" is no area with a remote: there is no ${missing}.`);
  const path = `/api/${area}/${name}`;
  const read = `read${pascal(name)}`;
  if (workspace.read('docs/contract.txt').includes(`GET ${path} `)) throw new NewFault(`GET ${path} is there already.`);
  if (workspace.has(`libs/contracts/src/${area}/${name}.ts`)) throw new NewFault(`The contract of ${area} has a ${name} already.`);
  const areaModule = `services/${area}/src/${area}.module.ts`;
  // a module that consists of one for each folder has no controllers of its own
  const isOfFolders = !workspace.read(areaModule).includes('controllers: [');
  const [role, opening] = isOfFolders ? ['module', 'imports: ['] : ['controller', 'controllers: ['];
  const words: Words = { newarea: area, Newarea: pascal(area), 'new-thing': name, newThing: camel(name), NewThing: pascal(name) };
  return {
    writes: {
      ...filledTemplate(workspace, 'route', words),
      ...(isOfFolders ? filledTemplate(workspace, 'folder-module', words) : {}),
    },
    edits: {
      [areaModule]: [
        listed(opening, `${pascal(name)}${pascal(role)}`),
        among(/^import .* from '\.\//, `import { ${pascal(name)}${pascal(role)} } from './${name}/${name}.${role}.js';`),
      ],
      [`mfe-${area}/src/${area}.api.ts`]: [
        among(/^import \{.*\} from '@rendezvous\/contracts\//, `import { ${read} } from '@rendezvous/contracts/${area}/${name}';`),
        after(`injectRemote('${area}', (build) => ({\n`, `  ${area}${pascal(name)}: queryOf(build, ${read}),\n`),
      ],
      ...carryingNobody(`GET ${path}`),
    },
    next: [
      `Say in libs/contracts/src/${area}/${name}.ts what it takes, gives and refuses, and who may call it; what it carries of other members, say in services/gateway/src/testing/who-sees-whom/calls.ts.`,
    ],
  };
};
