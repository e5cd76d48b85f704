import { TEMPLATES, landerPath } from '@rendezvous/contracts/landers/templates';
import type { Baselines } from './baselines.js';
import type { Product } from './product.js';
import type { Page } from './table.js';

export const PAGE_GROUPS = ['main', 'landers', 'others'] as const;
export type PageGroup = (typeof PAGE_GROUPS)[number];

/** Pages of texts and forms: nothing on them has to be fetched first. */
const OTHERS = ['/pages/terms', '/pricing', '/premium', '/login', '/signup'];

/** Of a browser whose visitor said so just now. */
const AGREED = `cookie_choice=all.${Math.floor(Date.now() / 1000)}`;

/** What is due of a page beside the static page, and beside the bare React page. */
const LANDER = { performanceMin: 0.99, ratioMax: 1.4 };
const MEMBERS = { performanceMin: 0.98, ratioMax: 1.6 };
const OTHER = { performanceMin: 0.98, ratioMax: 1.5 };

/** Somebody whom visitors may see. */
const listedMember = async ({ url }: Product): Promise<number> => {
  const { members } = (await (await fetch(`${url}/api/members`)).json()) as { members: readonly { id: number }[] };
  const [first] = members;
  if (first === undefined) throw new Error('The demo world lists nobody.');
  return first.id;
};

/** The two baselines, then the pages of some groups. */
export const pagesOf = async (groups: readonly PageGroup[], product: Product, { staticPage, reactPage }: Baselines): Promise<Page[]> => {
  const page = (path: string, baseline: string, due: typeof LANDER) => ({ name: `\`${path}\``, url: product.url + path, baseline, ...due });
  const members = page('/members', reactPage, MEMBERS);
  const [cookie, listed] = await Promise.all([product.logIn(), listedMember(product)]);
  const of: Record<PageGroup, Page[]> = {
    main: [
      page('/', staticPage, LANDER),
      // its scripts wait for no touch
      { ...page('/', staticPage, LANDER), name: '`/`, who agreed to be measured', cookie: AGREED },
      { ...members, name: `${members.name}, visitor` },
      { ...members, name: `${members.name}, signed in`, cookie },
      { ...page(`/members/${listed}`, reactPage, MEMBERS), name: '`/members/:id`' },
    ],
    landers: [...TEMPLATES.filter((template) => template !== 'home').map((template) => landerPath(template)), '/members/:id/landing'].map(
      (path) => ({ ...page(path.replace(':id', String(listed)), staticPage, LANDER), name: `\`${path}\`` }),
    ),
    others: OTHERS.map((path) => page(path, staticPage, OTHER)),
  };
  return [
    { name: 'static HTML with a picture', url: staticPage },
    { name: 'bare React', url: reactPage },
    ...groups.flatMap((group) => of[group]),
  ];
};
