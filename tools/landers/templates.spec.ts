import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { landerPath, TEMPLATE_DEFINITIONS, TEMPLATES } from '@rendezvous/contracts/landers/templates';

const REMOTE = join(import.meta.dirname, '../../mfe-landers');

interface Descriptor {
  readonly routes: readonly {
    readonly path: string;
    readonly chunk: string;
    readonly layout: string;
    readonly data: readonly string[];
    readonly indexed?: boolean;
    readonly canonical?: string;
  }[];
  readonly budgets: Readonly<Record<string, number>>;
}
const { budgets, routes } = JSON.parse(readFileSync(join(REMOTE, 'descriptor.json'), 'utf8')) as Descriptor;
/** What is about a member stands with the members' pages. */
const addresses = routes.filter(({ path, chunk }) => path.startsWith('/landers/') || TEMPLATES.some((template) => template === chunk));

const routeOf = (path: string, template: string, call: string) =>
  expect.objectContaining({ path, chunk: template, layout: 'lander', access: 'anyone', data: expect.arrayContaining([call]) });

test.each(TEMPLATES)('%s has its screen, page, story, test, budget and addresses, which bring its texts along', (template) => {
  for (const file of [`${template}-screen.tsx`, `${template}-page.tsx`, `${template}.stories.tsx`, `${template}.spec.tsx`])
    expect([file, existsSync(join(REMOTE, 'src', template, file))]).toEqual([file, true]);
  expect(budgets).toHaveProperty(template);
  const own = addresses.filter(({ path }) => path === landerPath(template) || path.startsWith(`${landerPath(template)}/`));
  expect(own).toEqual([
    routeOf(landerPath(template), template, `/api/landers/${template}?language&preview`),
    ...(TEMPLATE_DEFINITIONS[template].slugs
      ? [routeOf(landerPath(template, ':slug'), template, `/api/landers/:slug?language&preview&template=${template}`)]
      : []),
  ]);
});

test.each(TEMPLATES)('%s is listed at its own address in the place of all its variants, unless it is about a member', (template) => {
  const { about, slugs } = TEMPLATE_DEFINITIONS[template];
  const told = routes
    .filter(({ chunk }) => chunk === template)
    .flatMap(({ path, indexed, canonical }) => (indexed || canonical ? [[path, indexed ? path : canonical]] : []));
  const own = landerPath(template);
  expect(told).toEqual(about === 'member' ? [] : [[own, own], ...(slugs ? [[landerPath(template, ':slug'), own]] : [])]);
});

test('no address leads to a template that is none', () => {
  expect(TEMPLATES).toEqual(expect.arrayContaining(addresses.map(({ chunk }) => chunk)));
});
