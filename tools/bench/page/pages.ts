import { TEMPLATES, TEMPLATE_DEFINITIONS, landerPath } from '@rendezvous/contracts/landers/templates';
import type { Baselines } from './baselines.js';
import type { Product } from './product.js';
import type { Page } from './table.js';

export const PAGE_GROUPS = ['main', 'landers', 'others'] as const;
export type PageGroup = (typeof PAGE_GROUPS)[number];

/** Pages of texts and forms: nothing on them has to be fetched first. */
const OTHERS = ['/pages/terms', '/pricing', '/premium', '/login', '/signup'];

/** What is due of a page beside the static page, and beside the bare React page. */
const LANDER = { performanceMin: 0.99, ratioMax: 1.4 };
const MEMBERS = { performanceMin: 0.98, ratioMax: 1.6 };
const OTHER = { performanceMin: 0.98, ratioMax: 1.5 };

/** The two baselines, then the pages of some groups. */
export const pagesOf = async (groups: readonly PageGroup[], product: Product, { staticPage, reactPage }: Baselines): Promise<Page[]> => {
  const page = (path: string, baseline: string, due: typeof LANDER) => ({ name: `\`${path}\``, url: product.url + path, baseline, ...due });
  const members = page('/members', reactPage, MEMBERS);
  const cookie = await product.logIn();
  const of: Record<PageGroup, Page[]> = {
    main: [
      page('/', staticPage, LANDER),
      { ...members, name: `${members.name}, visitor` },
      { ...members, name: `${members.name}, signed in`, cookie },
    ],
    landers: TEMPLATES.filter((template) => TEMPLATE_DEFINITIONS[template].about === undefined).map((template) =>
      page(landerPath(template), staticPage, LANDER),
    ),
    others: OTHERS.map((path) => page(path, staticPage, OTHER)),
  };
  return [
    { name: 'static HTML with a picture', url: staticPage },
    { name: 'bare React', url: reactPage },
    ...groups.flatMap((group) => of[group]),
  ];
};
