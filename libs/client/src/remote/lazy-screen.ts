import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

type Loaded<P> = { readonly default: ComponentType<P> };

/** A screen whose file can be fetched before it is shown. */
export type LazyScreen<P> = LazyExoticComponent<ComponentType<P>> & { readonly load: () => PromiseLike<unknown> };

/**
 * A screen in a file of its own. Once `load` has ended it is shown at once: a page that a server has drawn is taken over in one step only
 * when nothing of it waits. Each remote brings this along.
 */
export const lazyScreen = <P extends object = object>(fetchFile: () => Promise<Loaded<P>>): LazyScreen<P> => {
  let there: Loaded<P> | undefined;
  const load = async (): Promise<Loaded<P>> => (there = await fetchFile());
  // a promise, however early it was kept, would show the page's skeleton for a moment
  // oxlint-disable-next-line unicorn/no-thenable
  const now = { then: (done: (loaded: Loaded<P>) => void) => done(there!) } as Promise<Loaded<P>>;
  return Object.assign(
    lazy(() => (there ? now : load())),
    { load },
  );
};
