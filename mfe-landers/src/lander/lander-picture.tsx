import type { LanderPicture as Picture } from '@rendezvous/contracts/landers/landers';

/** The width from which pictures stand beside words; the same as in the style sheets. */
const WIDE = '(min-width: 900px)';

interface File {
  readonly width: number;
  readonly url: string;
}

interface LanderPictureProps {
  readonly picture: Picture;
  /** What the template shows while the variant has no picture of its own; the smallest first. */
  readonly own: readonly File[];
  readonly ownClassName?: string | undefined;
  /** How wide it stands on narrow and on wide screens, such as `100vw`. */
  readonly sizes: { readonly narrow: string; readonly wide: string };
  /** Whether it is the first thing that a visitor sees. */
  readonly first?: boolean;
}

const srcSet = (files: readonly File[]): string => files.map(({ width, url }) => `${url} ${width}w`).join(', ');

/** The variant's picture, tall on narrow screens and square on wide ones; the template's own while it has none. */
export const LanderPicture = ({ picture: { alt, sources }, own, ownClassName, sizes: { narrow, wide }, first }: LanderPictureProps) => {
  const load = first ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const };
  if (sources.length === 0)
    return (
      <img className={ownClassName} src={own.at(-1)?.url} srcSet={srcSet(own)} sizes={`${WIDE} ${wide}, ${narrow}`} alt={alt} {...load} />
    );
  const tall = sources.filter(({ shape }) => shape === 'tall');
  return (
    <picture>
      <source media={WIDE} srcSet={srcSet(sources.filter(({ shape }) => shape === 'square'))} sizes={wide} />
      <img src={tall.at(-1)?.url} srcSet={srcSet(tall)} sizes={narrow} alt={alt} {...load} />
    </picture>
  );
};
