import { Dialog } from '@base-ui/react/dialog';
import { type KeyboardEvent, type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { IconButton } from '../../actions/icon-button';
import { classNames } from '../../primitives/class-names';
import { placeOfFocus } from '../../primitives/give-focus';
import { ChevronLeftIcon, ChevronRightIcon, CloseIcon, LockIcon, SearchIcon } from '@rendezvous/ui';
import { VisuallyHidden } from '../../primitives/visually-hidden';
import styles from './photo-viewer.module.css';
import { useZoom } from './use-zoom';

export interface ViewedPhoto {
  id: number;
  src?: string | null | undefined;
  srcSet?: string | undefined;
  /** "Photo 2 of 5, Maya"; also what is told when it comes. */
  alt: string;
  /** The server sends a picture that is blurred already; it cannot be made larger. */
  locked: boolean;
}

export interface PhotoViewerProps {
  /** "Photos of Maya". */
  title: string;
  photos: readonly ViewedPhoto[];
  index: number;
  onIndex: (index: number) => void;
  /** Esc, the cross, or a key: take it away. */
  onClose: () => void;
  /** Where the focus goes then, whatever opened it; to the page's own part when it has gone. */
  home: RefObject<HTMLElement | null>;
  /** "2 / 5". */
  count: ReactNode;
  /** Shown below a locked photo: why, and what opens it. */
  lockedReason?: ReactNode;
  labels: { readonly close: string; readonly previous: string; readonly next: string; readonly closer: string };
}

/** Photos over the whole window: swiped, by arrow keys or buttons; two fingers, a double tap or a button bring one closer. */
export function PhotoViewer({ title, photos, index, onIndex, onClose, home, count, lockedReason, labels }: PhotoViewerProps) {
  const [zoomed, setZoomed] = useState(false);
  const photo = photos[index];
  const { track, follow, end, scrollTo } = useTrack(index, (to) => {
    setZoomed(false);
    onIndex(to);
  });
  const go = (to: number): void => {
    if (to < 0 || to >= photos.length) return;
    setZoomed(false);
    onIndex(to);
    scrollTo(to);
  };
  const keys = (event: KeyboardEvent): void => {
    const to = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: photos.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    go(to);
  };
  return (
    <Dialog.Root open onOpenChange={(open) => open || onClose()}>
      <Dialog.Portal>
        <Dialog.Popup className={styles.viewer} onKeyDown={keys} finalFocus={() => placeOfFocus(home.current)}>
          <Dialog.Title render={<VisuallyHidden>{title}</VisuallyHidden>} />
          {/* what scrolls can be scrolled by keys, too */}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
          <ul tabIndex={0} ref={track} className={classNames(styles.track, zoomed && styles.held)} onScroll={follow} onScrollEnd={end}>
            {photos.map((one, at) => (
              <li key={one.id} className={styles.slide} aria-hidden={at === index ? undefined : true}>
                {/* those beside are there before they are swiped to */}
                {Math.abs(at - index) > 1 ? null : (
                  <Slide photo={one} zoomed={zoomed && at === index} onZoomed={setZoomed} reason={at === index ? lockedReason : null} />
                )}
              </li>
            ))}
          </ul>
          <div className={styles.head}>
            <span className={styles.count} aria-hidden="true">
              {count}
            </span>
            <output>
              <VisuallyHidden>{photo?.alt}</VisuallyHidden>
            </output>
            {photo && !photo.locked ? (
              <IconButton
                label={labels.closer}
                icon={<SearchIcon />}
                className={styles.button}
                aria-pressed={zoomed}
                onClick={() => setZoomed(!zoomed)}
              />
            ) : null}
            <Dialog.Close render={<IconButton label={labels.close} icon={<CloseIcon />} className={styles.button} />} />
          </div>
          {photos.length > 1 ? (
            <>
              <IconButton
                label={labels.previous}
                icon={<ChevronLeftIcon />}
                className={classNames(styles.button, styles.previous)}
                disabled={index === 0}
                onClick={() => go(index - 1)}
              />
              <IconButton
                label={labels.next}
                icon={<ChevronRightIcon />}
                className={classNames(styles.button, styles.next)}
                disabled={index === photos.length - 1}
                onClick={() => go(index + 1)}
              />
            </>
          ) : null}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

interface SlideProps {
  photo: ViewedPhoto;
  zoomed: boolean;
  onZoomed: (zoomed: boolean) => void;
  reason: ReactNode;
}

function Slide({ photo: { src, srcSet, alt, locked }, zoomed, onZoomed, reason }: SlideProps) {
  const { box, handlers } = useZoom(zoomed, onZoomed);
  const image = src ? <img src={src} srcSet={srcSet} sizes="100vw" alt={alt} draggable={false} className={styles.picture} /> : null;
  if (locked)
    return (
      <div className={classNames(styles.photo, styles.locked)}>
        {image}
        <div className={styles.reason}>
          <LockIcon />
          {reason}
        </div>
      </div>
    );
  return (
    <div ref={box} className={classNames(styles.photo, zoomed && styles.zoomed)} {...handlers}>
      {image}
    </div>
  );
}

/** Keeps the row of photos where `index` says, and tells where a finger has taken it. */
function useTrack(index: number, onIndex: (index: number) => void) {
  const track: RefObject<HTMLUListElement | null> = useRef(null);
  const target = useRef<number | null>(null);
  const first = useRef(index);
  // before the first paint, and not smoothly
  useLayoutEffect(() => {
    const { clientWidth: width = 0 } = track.current ?? {};
    track.current?.scrollTo?.({ left: first.current * width, behavior: 'instant' });
  }, []);
  const scrollTo = (to: number): void => {
    const { clientWidth: width = 0 } = track.current ?? {};
    target.current = to;
    track.current?.scrollTo?.({ left: to * width });
  };
  const follow = (): void => {
    const { scrollLeft = 0, clientWidth: width = 0 } = track.current ?? {};
    if (width === 0) return;
    const at = Math.round(scrollLeft / width);
    // on the way to a photo that was asked for, those passed by do not count
    if (target.current !== null) {
      if (Math.abs(scrollLeft - target.current * width) < 2) target.current = null;
      return;
    }
    if (at !== index) onIndex(at);
  };
  // a finger may have stopped it on the way
  const end = (): void => {
    target.current = null;
    follow();
  };
  return { track, follow, end, scrollTo };
}
