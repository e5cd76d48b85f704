import { median } from '../median.js';
import type { Target, Visit } from './visit.js';

export interface Page extends Target {
  readonly name: string;
  /** Address of the smallest page of its kind; a baseline itself has none. */
  readonly baseline?: string;
  /** Score that is due. */
  readonly performanceMin?: number;
  /** LCP that is due, as a multiple of the baseline's. */
  readonly ratioMax?: number;
}

const row = (...cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
const kilobytes = (bytes: number): string => (bytes / 1024).toFixed(0);
const score = (value: number): string => value.toFixed(2);

const performanceOf = (value: number, least: number | undefined): string =>
  least === undefined ? score(value) : `${score(value)} ${value >= least ? '✓' : '✗'} (≥ ${score(least)})`;

/** The median of the rounds' ratios: what the machine did in a round hit both. */
const ratioOf = (visits: readonly Visit[], baseline: readonly Visit[] | undefined, most: number | undefined): string => {
  if (baseline === undefined) return '';
  const ratio = median(visits.map(({ lcp }, round) => lcp / (baseline[round]?.lcp ?? Number.NaN)));
  return `${ratio.toFixed(2)}×${most === undefined ? '' : ` ${ratio <= most ? '✓' : '✗'} (≤ ${most.toFixed(1)}×)`}`;
};

/** Medians of the rounds. @param seen visits of each page, by place */
export const tableOf = (pages: readonly Page[], seen: readonly (readonly Visit[])[]): string[] => {
  const lines = pages.map(({ name, baseline, performanceMin, ratioMax }, place) => {
    const visits = seen[place] ?? [];
    const of = (key: keyof Visit): number => median(visits.map((visit) => visit[key]));
    return row(
      name,
      performanceOf(of('performance'), performanceMin),
      score(of('accessibility')),
      (of('lcp') / 1000).toFixed(2),
      of('tbt').toFixed(0),
      of('cls').toFixed(3),
      kilobytes(of('scripts')),
      kilobytes(of('total')),
      of('requests').toFixed(0),
      ratioOf(visits, baseline === undefined ? undefined : seen[pages.findIndex(({ url }) => url === baseline)], ratioMax),
    );
  });
  return [
    row('page', 'performance', 'accessibility', 'LCP s', 'TBT ms', 'CLS', 'JavaScript KB', 'total KB', 'requests', 'LCP ÷ baseline'),
    row(...Array.from({ length: 10 }, () => '---')),
    ...lines,
  ];
};
