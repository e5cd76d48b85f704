import { after, among, asJson, listed } from '../edits.rules.js';
import { camel, kebabName, sentence } from '../names.rules.js';
import { type Kind, NewFault } from '../plan.js';
import { filledTemplate } from '../templates.js';

interface Descriptor {
  readonly routes: readonly object[];
}

const PAGES = 'services/landers/src/pages';

/** A content page in English and French, at `/pages/<name>`. */
export const page: Kind = (workspace, [nameArg], today) => {
  const name = kebabName(nameArg);
  if (workspace.has(`${PAGES}/content/${name}`)) throw new NewFault(`There is a page "${name}" already.`);
  const route = { path: `/pages/${name}`, layout: 'default', access: 'anyone', chunk: 'pages', data: [`/api/pages/${name}?*`] };
  const texts = `{ en: ${camel(name)}En, fr: ${camel(name)}Fr }`;
  return {
    writes: filledTemplate(workspace, 'page', { 'new-page': name, newPage: camel(name), 'New page': sentence(name) }),
    edits: {
      'libs/contracts/src/landers/pages.ts': [listed('CONTENT_PAGES = [', `'${name}'`)],
      [`${PAGES}/pages.data.ts`]: [
        ...(['en', 'fr'] as const).map((language) =>
          among(
            /^import \{ \w+ \} from '\.\/content\//,
            `import { ${camel(name + '-' + language)} } from './content/${name}/${language}.js';`,
          ),
        ),
        after(
          'PAGES: Readonly<Record<PageSlug, PageTexts>> = {\n',
          `  '${name}': { sample: false, updated: '${today}', texts: ${texts} },\n`,
        ),
      ],
      'mfe-landers/descriptor.json': [asJson<Descriptor>((descriptor) => ({ ...descriptor, routes: [...descriptor.routes, route] }))],
    },
    next: [
      `Write its texts in ${PAGES}/content/${name}, and link to /pages/${name} where people look for it.`,
      'The links of the footer are in mfe-landers/descriptor.json, under "navigation".',
      'A legal text is a sample until a lawyer has read it: say so in pages.data.ts.',
    ],
  };
};
