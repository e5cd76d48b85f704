import { StrictMode, Suspense } from 'react';
import { prerender } from 'react-dom/static';
import { Provider } from 'react-redux';
import { StaticRouter, useRoutes } from 'react-router-dom';
import { drawWithAnswers, endAnswers } from '../drawing/draw-with-answers';
import { ScreenIntl } from '../intl/screen-intl';
import shared from '../messages/en.json';
import type { RemoteModule } from '../remote/remote';
import { callOf } from './answering';
import { user as hugo } from './answers';
import { type PageState, type RemoteScreens, shellAnswers } from './screens';
import { givenStore } from './stage';

interface Remote {
  readonly module: RemoteModule;
  readonly descriptor: { readonly routes: readonly { readonly path: string; readonly access: string }[] };
  readonly messages: Record<string, string>;
  readonly screens: RemoteScreens;
  /** Its pages that a server draws, by their paths. */
  readonly paths: readonly string[];
}

/** Everything but the clock goes on as it does. */
const TIMERS = 'hrtime nextTick performance queueMicrotask setImmediate clearImmediate setInterval clearInterval setTimeout clearTimeout';

/** Draws at some time, with some chance. */
const at = async <T,>(time: string, chance: number, draw: () => Promise<T>): Promise<T> => {
  jest.useFakeTimers({ now: new Date(time), doNotFake: TIMERS.split(' ') as 'hrtime'[] });
  const random = jest.spyOn(Math, 'random').mockReturnValue(chance);
  try {
    return await draw();
  } finally {
    random.mockRestore();
    jest.useRealTimers();
  }
};

const Routes = ({ module }: { module: RemoteModule }) => useRoutes(module.routes);

/** The HTML of a page as a server draws it, from the answers that it is given. Throws the fault of whatever cannot be drawn. */
const drawPage = async ({ module, messages }: Remote, { at: url, answers, settings = {}, user = null }: PageState): Promise<string> => {
  const store = await givenStore({ user, settings });
  const all = { ...shellAnswers({ user, settings }), ...answers };
  const answerOf = (address: string): unknown => {
    const { route, call } = callOf(address, 'GET', undefined);
    return all[route]?.(call);
  };
  const draw = async () => {
    const faults: unknown[] = [];
    const { prelude, postponed } = await prerender(
      <StrictMode>
        <Provider store={store}>
          <ScreenIntl locale="en" timeZone="Europe/Paris" messages={{ ...shared, ...messages }}>
            <StaticRouter location={url}>
              <Suspense fallback={null}>
                <Routes module={module} />
              </Suspense>
            </StaticRouter>
          </ScreenIntl>
        </Provider>
      </StrictMode>,
      { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: (fault) => void faults.push(fault) },
    );
    if (faults.length > 0) throw faults[0];
    if (postponed !== null) throw new Error(`${url} was not drawn to its end.`);
    return new Response(prelude).text();
  };
  try {
    return (await drawWithAnswers(store, answerOf, draw)).drawn;
  } finally {
    endAnswers(store);
  }
};

/** The same, in two moments: a screen that tells them apart would look different in a browser. */
const drawTwice = async (remote: Remote, page: PageState): Promise<string> => {
  const first = await at('2026-11-01T08:00:00Z', 0.1, () => drawPage(remote, page));
  const later = await at('2027-03-02T21:30:00Z', 0.9, () => drawPage(remote, page));
  expect(later).toBe(first);
  return first;
};

/** Every state of those pages, by name, with how to draw it. */
export const drawnScreens = (remote: Remote): [name: string, draw: () => Promise<string>][] =>
  remote.descriptor.routes
    .filter(({ path }) => remote.paths.includes(path))
    .flatMap(({ path, access }) =>
      Object.entries(remote.screens.pages[path] ?? {}).map(([state, page]: [string, PageState]): [string, () => Promise<string>] => [
        `${path} (${state})`,
        () => drawTwice(remote, { user: access === 'anyone' ? null : hugo, ...page }),
      ]),
    );
