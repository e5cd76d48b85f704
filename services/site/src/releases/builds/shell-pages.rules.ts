import type { ShellPage } from '@rendezvous/contracts/releases';
import type { Release } from './release.js';

/** What shells drew themselves before their builds told of it. */
const EARLIER_PAGES: readonly ShellPage[] = [{ path: '/login', chunk: 'login' }];

/** The pages that a shell draws itself. */
export const shellPagesOf = ({ pages }: Pick<Release, 'pages'>): readonly ShellPage[] => pages ?? EARLIER_PAGES;
