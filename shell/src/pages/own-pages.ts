import type { ComponentType } from 'react';

export type LoadPage = () => Promise<ComponentType>;

const login: LoadPage = () => import(/* webpackChunkName: "login" */ '../login/login-page').then(({ LoginPage }) => LoginPage);
const operator: LoadPage = () =>
  import(/* webpackChunkName: "operator" */ '../operator/operator-frame').then(({ OperatorFrame }) => OperatorFrame);

/** The pages that come in a file of their own, by its chunk. */
export const OWN_PAGES = { login, operator } as const;

const loaded = new Map<LoadPage, ComponentType>();

/** Fetches a page's file before it is shown: a page that a server has drawn is taken over in one step only when nothing of it waits. */
export const fetchPage = async (load: LoadPage): Promise<void> => void loaded.set(load, await load());

/** The page, if its file was fetched before. */
export const fetchedPage = (load: LoadPage): ComponentType | undefined => loaded.get(load);
