import { median } from '../median.js';
import type { Visit } from '../page/visit.js';
import type { Looks } from './composing.js';
import { BUILDS, type Build } from './two-builds.js';

/** How much later a federated page may be than the same source as one bundle. */
const LCP_RATIO_MAX = 1.1;

/** Visits of one address, by build. */
export interface Seen {
  readonly path: string;
  readonly visits: Readonly<Record<Build, readonly Visit[]>>;
}

const row = (...cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
const kilobytes = (bytes: number): string => (bytes / 1024).toFixed(0);

/** The median of the rounds' ratios: what the machine did in a round hit both. */
const ratioOf = ({ visits }: Seen): string => {
  const ratio = median(visits.federated.map(({ lcp }, round) => lcp / (visits['one bundle'][round]?.lcp ?? Number.NaN)));
  return `${ratio.toFixed(2)}× ${ratio <= LCP_RATIO_MAX ? '✓' : '✗'} (≤ ${LCP_RATIO_MAX.toFixed(2)})`;
};

/** Medians of the rounds for each address and build. */
export const tableOf = (pages: readonly Seen[]): string[] => [
  row('page', 'build', 'LCP s', 'TBT ms', 'JavaScript KB', 'total KB', 'requests', 'LCP, federated ÷ one bundle'),
  row(...Array.from({ length: 8 }, () => '---')),
  ...pages.flatMap((page) =>
    BUILDS.map((build) => {
      const of = (key: keyof Visit): number => median(page.visits[build].map((visit) => visit[key]));
      return row(
        `\`${page.path}\``,
        build,
        (of('lcp') / 1000).toFixed(2),
        of('tbt').toFixed(0),
        kilobytes(of('scripts')),
        kilobytes(of('total')),
        of('requests').toFixed(0),
        build === 'federated' ? ratioOf(page) : '',
      );
    }),
  ),
];

/** What choosing the releases costs. */
export const costOf = (ns: number, { views, seconds, byTable }: Looks): string[] => [
  `Choosing the releases of a page: ${(ns / 1000).toFixed(1)} µs.`,
  `Looks at the registry's tables during ${views} page views in ${seconds.toFixed(0)} s: ${Object.entries(byTable)
    .map(([name, looks]) => `${name} ${looks}`)
    .join(', ')}.`,
];
