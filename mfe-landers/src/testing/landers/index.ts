import type { PageState, RemoteScreens, States } from '@rendezvous/client/testing/screens';
import type { Template } from '@rendezvous/contracts/landers/templates';
import descriptor from '../../../descriptor.json';
import * as all from './all';
import { ines } from '../members';
import type { AnsweredLander } from './answered-lander';

const LANDERS: { readonly [T in Template]: AnsweredLander<T> } = all;

const SLUG = 'summer';

const statesOf = (path: string, template: Template): States<PageState> => {
  const slug = path.endsWith('/:slug') ? SLUG : template;
  const stateOf = (state: 'full' | 'empty'): PageState => {
    const { calls, [state]: lander } = LANDERS[template];
    const at = path.replace(':slug', SLUG).replace(':id', String(ines.id));
    return { at, answers: { [`GET /api/landers/${slug}`]: () => ({ ...lander, slug }), ...calls?.[state] } };
  };
  return { full: stateOf('full'), empty: stateOf('empty') };
};

/** Every address of every template. */
export const landerPages: RemoteScreens['pages'] = Object.fromEntries(
  descriptor.routes.flatMap(({ path, chunk }) => (chunk in LANDERS ? [[path, statesOf(path, chunk as Template)]] : [])),
);
