import type { LanderPicture as Picture } from '@rendezvous/contracts/landers/landers';

/** The width from which pictures stand beside words; the same as in the style sheets. */
const WIDE = '(min-width: 56.25rem)';
const NARROW = `not all and ${WIDE}`;

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

/** Fetches a picture with the page: React does so by itself for a plain one only. It stands in the document's head. */
const Ahead = ({ files, media, sizes }: { readonly files: readonly File[]; readonly media: string; readonly sizes: string }) => (
  <link
    rel="preload"
    as="image"
    href={files.at(-1)?.url}
    imageSrcSet={srcSet(files)}
    imageSizes={sizes}
    media={media}
    fetchPriority="high"
  />
);

/** The variant's picture, tall on narrow screens and square on wide ones; the template's own while it has none. */
export const LanderPicture = ({ picture: { alt, sources }, own, ownClassName, sizes: { narrow, wide }, first }: LanderPictureProps) => {
  const load = first ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const };
  if (sources.length === 0)
    return (
      <img className={ownClassName} src={own.at(-1)?.url} srcSet={srcSet(own)} sizes={`${WIDE} ${wide}, ${narrow}`} alt={alt} {...load} />
    );
  const tall = sources.filter(({ shape }) => shape === 'tall');
  const square = sources.filter(({ shape }) => shape === 'square');
  return (
    <>
      {first ? (
        <>
          <Ahead files={square} media={WIDE} sizes={wide} />
          <Ahead files={tall} media={NARROW} sizes={narrow} />
        </>
      ) : null}
      <picture>
        <source media={WIDE} srcSet={srcSet(square)} sizes={wide} />
        <img src={tall.at(-1)?.url} srcSet={srcSet(tall)} sizes={narrow} alt={alt} {...load} />
      </picture>
    </>
  );
};
