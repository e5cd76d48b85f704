import type { LanderReport, LanderVerdict } from '@rendezvous/contracts/landers/reports';

const percent = (share: number, digits = 1): string => `${(100 * share).toFixed(digits)} %`;
const points = (share: number): string => `${share > 0 ? '+' : ''}${(100 * share).toFixed(1)}`;
const more = (visits: number | null): string =>
  visits === null ? '. How many more visits it takes cannot be said yet' : `: about ${visits.toLocaleString('en')} more visits`;

const REACHED = { signup: 'signup', confirmed: 'confirmed address', purchase: 'first purchase' } as const;

const verdictText = (verdict: LanderVerdict): string => {
  switch (verdict.kind) {
    case 'mismatch':
      return `Do not trust this: visits are not shared as the weights say (p ${verdict.p.toPrecision(1)}). Find out why before you decide anything.`;
    case 'too-few':
      return `Too few to say anything${more(verdict.visits)}.`;
    case 'no-difference':
      return `No difference yet${more(verdict.visits)}.`;
    case 'winner':
      return `${verdict.slugs.join(', ')} ${verdict.slugs.length === 1 ? 'is' : 'are'} better.`;
    case 'worse':
      return `${verdict.slugs.join(', ')} ${verdict.slugs.length === 1 ? 'is' : 'are'} worse; between the others no difference yet${more(verdict.visits)}.`;
  }
};

const HEAD = ['variant', 'visits', 'persons', 'signups', 'confirmed', 'purchases', 'rate', 'difference in points'];

const rowsOf = ({ arms, comparisons }: LanderReport): string[][] =>
  arms.map(({ slug, visits, persons, signups, confirmed, purchases, reached }) => {
    const difference = comparisons.find((one) => one.slug === slug)?.difference;
    return [
      slug,
      ...[visits, persons, signups, confirmed, purchases].map(String),
      persons === 0 ? '' : percent(reached / persons),
      difference ? `${points(difference.estimate)} (${points(difference.low)} to ${points(difference.high)})` : '',
    ];
  });

const table = (rows: readonly string[][]): string[] => {
  const widths = HEAD.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  ')
      .trimEnd(),
  );
};

/** A report as a terminal shows it. */
export const reportText = (report: LanderReport): string => {
  const { template, goal, excluded, changed, started_at: start, ended_at: end, bucket_version: bucket } = report;
  return [
    `${template}: compared by ${REACHED[goal]} since ${start.slice(0, 10)}${end === null ? '' : `, ended ${end.slice(0, 10)}`}${bucket > 1 ? `, drawn anew ${bucket - 1} times` : ''}`,
    '',
    ...table([HEAD, ...rowsOf(report)]),
    '',
    verdictText(report.verdict),
    ...(excluded > 0 ? [`${excluded} persons saw two variants, or one without a draw, and are left out.`] : []),
    ...(changed.length > 0
      ? [`Changed since everybody was drawn: ${changed.join(', ')}. What was counted before is of other texts or pictures.`]
      : []),
  ].join('\n');
};
