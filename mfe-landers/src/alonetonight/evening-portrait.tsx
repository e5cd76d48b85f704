import type { LanderPicture } from '@rendezvous/contracts/landers/landers';
import styles from './alonetonight.module.css';
import nora480 from './portrait/nora-480.webp';
import nora960 from './portrait/nora-960.webp';

/** The same width as in the style sheet, where the picture stands beside the words. */
const WIDE = '(min-width: 900px)';

/** A drawn person: nobody's photo is used for advertising. */
const OWN = [
  { width: 480, url: nora480 },
  { width: 960, url: nora960 },
];

const srcSet = (files: readonly { readonly width: number; readonly url: string }[]): string =>
  files.map(({ width, url }) => `${url} ${width}w`).join(', ');

/** The variant's portrait, cut for phone and desktop; the template's own while it has none. */
export const EveningPortrait = ({ picture: { alt, sources } }: { readonly picture: LanderPicture }) => {
  const tall = sources.filter(({ shape }) => shape === 'tall');
  if (sources.length === 0)
    return <img className={styles.own} src={nora960} srcSet={srcSet(OWN)} sizes={`${WIDE} 58vw, 100vw`} alt={alt} fetchPriority="high" />;
  return (
    <picture>
      <source media={WIDE} srcSet={srcSet(sources.filter(({ shape }) => shape === 'square'))} sizes="58vw" />
      <img src={tall.at(-1)?.url} srcSet={srcSet(tall)} sizes="100vw" alt={alt} fetchPriority="high" />
    </picture>
  );
};
