import { landerPath } from '@rendezvous/contracts/landers/templates';
import { type HistoryLine, localTime, type Variant } from '@rendezvous/landers';

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

/** Variants and what was done to them, latest first, in the site's time. */
export const listOf = (variants: readonly Variant[], history: readonly HistoryLine[], timeZone: string): string =>
  [
    ...(variants.length === 0
      ? ['No lander was kept yet; each template shows its built-in one.']
      : variants.map((one) => variantLine(one, timeZone))),
    ...(history.length === 0 ? [] : ['', `History (${timeZone})`, ...history.map((line) => historyLine(line, timeZone))]),
  ].join('\n');
