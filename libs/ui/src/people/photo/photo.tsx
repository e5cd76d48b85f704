import { useRef, useState, type ReactNode } from 'react';
import { classNames } from '../../primitives/class-names';
import { LockIcon, UserIcon } from '../../primitives/icon';
import { useDrawnByServer } from '../../primitives/use-drawn-by-server';
import styles from './photo.module.css';
import { useNearWindow } from './use-near-window';

export interface PhotoProps {
  src?: string | null | undefined;
  /** "Photo 2 of 5, Maya"; '' when a caption says it. */
  alt: string;
  srcSet?: string | undefined;
  sizes?: string | undefined;
  /** A tiny data: picture, drawn blurred until the real one is there. */
  placeholder?: string | null | undefined;
  ratio?: 'portrait' | 'square' | 'wide' | undefined;
  /** The picture the page is about: loaded at once, first, and shown without fading in. */
  priority?: boolean | undefined;
  /** Seen at once in most windows: a page that a server has drawn asks for it before its scripts are there. */
  early?: boolean | undefined;
  /** Draws the lock over it. The server sends a picture that is blurred already. */
  locked?: boolean | undefined;
  /** Beside the lock: "+3", "4 more photos". */
  lockedLabel?: ReactNode;
  /** On top: a count, progress, "Main photo" (see `PhotoLabel`). */
  children?: ReactNode;
  /** No rounded corners. */
  flush?: boolean | undefined;
  className?: string | undefined;
}

/** A photo in a fixed box: nothing moves when it arrives. */
export function Photo({
  src,
  alt,
  srcSet,
  sizes,
  placeholder,
  ratio = 'portrait',
  priority,
  early,
  locked,
  lockedLabel,
  children,
  flush,
  className,
}: PhotoProps) {
  const [state, setState] = useState<{ src: typeof src; shown: boolean; broken: boolean }>({ src, shown: false, broken: false });
  // A new address starts a new picture; the reset happens while rendering, so no frame shows the old state.
  if (state.src !== src) setState({ src, shown: false, broken: false });
  const image = useRef<HTMLImageElement>(null);
  // A cached picture can be complete before React listens: then there is nothing to fade in.
  const listen = (node: HTMLImageElement | null) => {
    image.current = node;
    if (node?.complete && node.naturalWidth > 0) setState((old) => (old.shown ? old : { ...old, shown: true }));
  };
  const { near, target } = useNearWindow();
  const isDrawn = useDrawnByServer();
  const isEarly = Boolean(early) && isDrawn;
  const missing = !src || state.broken;
  const blur = Boolean(placeholder) && (missing || !state.shown);
  return (
    <span
      ref={priority ? undefined : target}
      className={classNames(styles.photo, styles[ratio], flush && styles.flush, locked && styles.locked, className)}
    >
      {blur ? <img className={styles.blur} src={placeholder ?? ''} alt="" aria-hidden="true" /> : null}
      {missing ? (
        <span className={classNames(styles.missing, blur && styles.overBlur)} role={alt ? 'img' : undefined} aria-label={alt || undefined}>
          {blur ? null : <UserIcon />}
        </span>
      ) : (
        <img
          key={src}
          ref={listen}
          className={classNames(styles.picture, (state.shown || priority || isEarly || !placeholder) && styles.shown)}
          {...(priority || isEarly || near ? { src, srcSet, sizes } : {})}
          loading={isEarly && !priority ? 'lazy' : undefined}
          alt={alt}
          width="480"
          height="600"
          // the photo that counts, then the scripts, then the others
          fetchPriority={priority ? 'high' : isEarly ? 'low' : undefined}
          decoding="async"
          draggable={false}
          onLoad={() => setState((old) => ({ ...old, shown: true }))}
          onError={() => setState((old) => ({ ...old, broken: true }))}
        />
      )}
      {isDrawn && src && !priority && !isEarly ? (
        // the others are asked for when they come near the window, which only a script can tell
        <noscript>
          <img
            className={classNames(styles.picture, styles.shown)}
            src={src}
            srcSet={srcSet}
            sizes={sizes}
            alt={alt}
            width="480"
            height="600"
            loading="lazy"
          />
        </noscript>
      ) : null}
      {locked ? (
        <span className={styles.lock}>
          <LockIcon />
          {lockedLabel ? <span>{lockedLabel}</span> : null}
        </span>
      ) : null}
      {children}
    </span>
  );
}

interface PhotoLabelProps {
  children: ReactNode;
  at?: 'start' | 'end' | undefined;
  /** Stands over the word, as wide as the photo allows, however many lines the word takes: how far an upload is. */
  above?: ReactNode;
}

/** A word on a photo, on its shade: "1 / 5" (end), "Main photo" (start). */
export function PhotoLabel({ children, at = 'end', above }: PhotoLabelProps) {
  return (
    <span className={classNames(styles.foot, at === 'start' && styles.footStart)}>
      {above ? <span className={styles.above}>{above}</span> : null}
      <span className={styles.label}>{children}</span>
    </span>
  );
}
