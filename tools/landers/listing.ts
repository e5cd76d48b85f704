import { landerPath } from '@rendezvous/contracts/landers/templates';
import { type Experiment, type HistoryLine, localTime, type Variant, type VariantStatus } from '@rendezvous/landers';

const span = ({ startsAt, endsAt }: Pick<Variant, 'startsAt' | 'endsAt'>, timeZone: string): string =>
  [startsAt && `from ${localTime(startsAt, timeZone)}`, endsAt && `until ${localTime(endsAt, timeZone)}`].filter(Boolean).join(' ');

const variantLine = (variant: Variant, timeZone: string): string =>
  [
    landerPath(variant.template, variant.slug).padEnd(44),
    variant.state.padEnd(10),
    variant.version === null ? '' : `version ${variant.version}`,
    `weight ${variant.weight}`,
    span(variant, timeZone),
  ]
    .filter(Boolean)
    .join('  ');

const historyLine = ({ slug, action, after, actor, at }: HistoryLine, timeZone: string): string =>
  `${localTime(at, timeZone)}  ${actor}  ${action}  ${slug}  ${after.state}${after.version === null ? '' : ` version ${after.version}`}, weight ${after.weight} ${span(after, timeZone)}`.trimEnd();

const splitLine = ({ template, arms, goal, startedAt }: Experiment, timeZone: string): string =>
  `${template} is split by ${goal} since ${localTime(startedAt, timeZone)}: ${arms.join(', ')}`;

/** A command as something that was done: "the withdrawal". */
export const commandText = ({ action, after }: Pick<HistoryLine, 'action' | 'after'>, timeZone: string): string => {
  switch (action) {
    case 'publish':
      return `the publication of version ${after.version}`;
    case 'schedule':
      return `the schedule ${span(after, timeZone) || 'without a start and an end'}`;
    case 'weight':
      return `the weight ${after.weight}`;
    case 'withdraw':
      return 'the withdrawal';
    case 'undo':
      return 'the undo';
  }
};

/** What visitors get of a variant: "published, version 2, weight 100". */
export const statusText = (status: VariantStatus, timeZone: string): string =>
  [status.state, status.version === null ? '' : `version ${status.version}`, `weight ${status.weight}`, span(status, timeZone)]
    .filter(Boolean)
    .join(', ');

interface Listed {
  readonly variants: readonly Variant[];
  /** Experiments that run. */
  readonly splits: readonly Experiment[];
  /** Latest first. */
  readonly history: readonly HistoryLine[];
}

/** Variants, the templates that are split, and what was done, in the site's time. */
export const listOf = ({ variants, splits, history }: Listed, timeZone: string): string =>
  [
    ...(variants.length === 0
      ? ['No lander was kept yet; each template shows its built-in one.']
      : variants.map((one) => variantLine(one, timeZone))),
    ...(splits.length === 0 ? [] : ['', ...splits.map((one) => splitLine(one, timeZone))]),
    ...(history.length === 0 ? [] : ['', `History (${timeZone})`, ...history.map((line) => historyLine(line, timeZone))]),
  ].join('\n');
