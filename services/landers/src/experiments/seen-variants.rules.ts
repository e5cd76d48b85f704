import type { SeenVariant } from './experiment.js';

/** More than a campaign has; the latest are kept. */
const MOST = 12;

const SEEN = /^([a-z0-9-]{1,40})(?:\.(\d{1,9})\.(\d{1,9})\.([\d-]{0,44}))?$/;

const readOne = (text: string): SeenVariant[] => {
  const [, slug, experiment, bucket, weights] = SEEN.exec(text) ?? [];
  if (slug === undefined) return [];
  if (experiment === undefined || bucket === undefined) return [{ slug, draw: null }];
  return [{ slug, draw: { experiment: Number(experiment), bucket: Number(bucket), weights: weights ?? '' } }];
};

/** What a browser has seen, from the value of its cookie, which anybody can write. */
export const readSeen = (value: string | undefined): SeenVariant[] => (value ?? '').split('~').flatMap(readOne).slice(-MOST);

/** The value of the cookie. */
export const seenCookieOf = (seen: readonly SeenVariant[]): string =>
  seen
    .slice(-MOST)
    .map(({ slug, draw }) => (draw === null ? slug : [slug, draw.experiment, draw.bucket, draw.weights].join('.')))
    .join('~');

/** With what is seen now, as the latest. */
export const withSeen = (seen: readonly SeenVariant[], now: SeenVariant): SeenVariant[] => [
  ...seen.filter(({ slug, draw }) => slug !== now.slug || draw?.experiment !== now.draw?.experiment || draw?.bucket !== now.draw?.bucket),
  now,
];
