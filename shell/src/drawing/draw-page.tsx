import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import { type RemoteModule, createStore } from '@rendezvous/client';
import { type AskedQuery, PageTitleNote, drawWithAnswers, endAnswers, keepAnswers } from '@rendezvous/client/drawing';
import type { Composition } from '@rendezvous/contracts/releases';
import { App } from '../app';
import { Drawn } from '../drawn';
import { firstMessages } from '../language/shell-messages';
import { pageNavigation } from '../navigation/navigation.rules';
import { readyRemotes } from './ready-remotes';

/** What is drawn: a page's address, what it is made of, and the remote whose page it is. */
export interface PageToDraw {
  /** Path and query. */
  readonly url: string;
  readonly composition: Composition;
  /** Null: the page is the shell's own. */
  readonly module: RemoteModule | null;
}

export interface DrawnPage {
  /** What stands in the page's root. */
  readonly html: string;
  /** As the screen names its page (`usePageTitle`); absent when it does not. */
  readonly title?: string;
  /** The calls that it was drawn with. */
  readonly answered: readonly AskedQuery[];
}

/** Every screen has a heading; what leads elsewhere, or waits, has none. */
const SCREEN = /<h1[ >]/;

/** What a page may not hold: a part that never came, or what the browser would have to run before it shows the page. */
const UNFIT = /<script|<!--\$[?!]|<template/;

/** Nothing failed, yet there is nothing to show. */
class PageNotWhole extends Error {
  override readonly name = 'PageNotWhole';
}

interface Drawn {
  readonly html: string;
  readonly title: string;
  readonly faults: readonly unknown[];
  readonly isWhole: boolean;
}

/** Before all answers are there, a screen may show that it waits for them. */
const drawOnce = async (tree: React.ReactNode): Promise<Drawn> => {
  const faults: unknown[] = [];
  let title: string | undefined;
  // of several that name the page a browser takes the outermost, whose effect is the last: here it is the first
  const note = (named: string): void => void (title ??= named);
  // a boundary over 12.8 KB would be shown by an inline script, which the page's policy does not let run
  const { prelude, postponed } = await prerender(<PageTitleNote value={note}>{tree}</PageTitleNote>, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (fault) => void faults.push(fault),
  });
  const html = await new Response(prelude).text();
  return { html, title: title ?? '', faults, isWhole: postponed === null && SCREEN.test(html) && !UNFIT.test(html) };
};

const wholeOf = ({ html, faults, isWhole }: Drawn): string => {
  if (faults.length > 0) throw faults[0];
  if (!isWhole) throw new PageNotWhole('The page was not drawn to its end.');
  return html;
};

/** The page as the browser would draw it first. Rejects when anything in it throws, waits for ever or shows nothing. */
export const drawPage = async ({ url, composition, module }: PageToDraw): Promise<DrawnPage> => {
  const messages = await firstMessages(composition.locale);
  const remotes = await readyRemotes(composition, module);
  const navigation = pageNavigation(Object.values(composition.remotes).map(({ descriptor }) => descriptor));
  const store = createStore();
  keepAnswers(store, composition.firstAnswers);
  // the same siblings as in the browser: ids count them
  const tree = (
    <StrictMode>
      <StaticRouter location={url}>
        <App store={store} remotes={remotes} composition={composition} messages={messages} navigation={navigation} />
      </StaticRouter>
      <Drawn />
    </StrictMode>
  );
  try {
    const { drawn, answered } = await drawWithAnswers(
      store,
      (address) => composition.firstAnswers[address],
      () => drawOnce(tree),
      Object.keys({ ...composition.firstAnswers, ...composition.firstRefusals }),
      composition.firstRefusals,
    );
    return { html: wholeOf(drawn), answered, ...(drawn.title === '' ? {} : { title: drawn.title }) };
  } finally {
    endAnswers(store);
  }
};
