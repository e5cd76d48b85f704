import type { ReactElement } from 'react';
import type { RouteObject } from 'react-router-dom';

/** What of a descriptor's route says which screen it is. */
interface BoundRoute {
  readonly path: string;
  readonly chunk?: string;
  readonly screen?: string;
}

/**
 * The pages of a remote: each path of its descriptor with its screen, named by `screen` or by the chunk. Who may see them is the shell's to
 * ask, by the descriptor too. Paths that share a screen show it without drawing it anew. Each remote brings this along, so that it does not
 * have to wait for a shell that gives it.
 *
 * Throws when a page has no screen.
 */
export const bindScreens = (routes: readonly BoundRoute[], screens: Readonly<Record<string, ReactElement>>): RouteObject[] =>
  routes.map(({ path, chunk = '', screen = chunk }) => {
    const element = screens[screen];
    if (!element) throw new Error(`${path} has no screen "${screen}".`);
    return { path, element };
  });
