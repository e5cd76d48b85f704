import { type KeyboardEvent, lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { imageUrl } from '@rendezvous/client';
import type { ProfilePhoto } from '@rendezvous/contracts/search/profile';
import { ChevronLeftIcon, ChevronRightIcon, classNames, IconButton, LockIcon, Photo, PhotoLabel } from '@rendezvous/ui';
import styles from './gallery.module.css';
import type { ViewerState } from './use-photo-viewer';

const PhotoViewer = lazy(() =>
  import(/* webpackChunkName: "photo-viewer" */ './photo-viewer-part').then((part) => ({ default: part.PhotoViewerPart })),
);

interface Props {
  readonly name: string;
  readonly photos: readonly ProfilePhoto[];
  /** Says what opens the locked ones, with its link or button. */
  readonly offer: (locked: number) => ReactNode;
  readonly viewer: ViewerState;
}

const LARGE_SIZES = '(min-width: 56.25rem) 27rem, 100vw';
/** A finger must move this far sideways, in pixels. */
const SWIPE = 40;

const large = ({ image, large: address, blurred }: ProfilePhoto) => {
  if (image === null) return { src: blurred === null ? null : imageUrl(blurred) };
  const wide = imageUrl(image.filename);
  return {
    src: wide,
    srcSet: address === null ? undefined : `${wide} 480w, ${imageUrl(address)} 1280w`,
    sizes: LARGE_SIZES,
    placeholder: image.placeholder,
  };
};

const small = ({ image, blurred }: ProfilePhoto) =>
  image === null
    ? { src: blurred === null ? null : imageUrl(blurred) }
    : { src: imageUrl(image.thumb_filename), placeholder: image.placeholder };

/** One large photo and a row of small ones; arrow keys, swipes and buttons move through them. Locked ones are blurred by the server. */
export const Gallery = ({ name, photos, offer, viewer }: Props) => {
  const intl = useIntl();
  const text = (id: string, values?: Record<string, string | number>) => intl.formatMessage({ id: `search.profile.${id}` }, values);
  const [chosen, setChosen] = useState(0);
  const start = useRef<number | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const index = Math.min(chosen, Math.max(0, photos.length - 1));
  const photo = photos[index];
  const count = photos.length;
  if (photo === undefined) {
    return (
      <div className={styles.large}>
        <Photo alt={text('photo.none')} />
      </div>
    );
  }
  const go = (to: number) => to >= 0 && to < count && setChosen(to);
  const keys = (event: KeyboardEvent) => {
    const to = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: count - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    go(to);
    if (event.currentTarget.contains(event.target as Node))
      event.currentTarget.querySelectorAll<HTMLElement>('[data-thumb]')[Math.max(0, Math.min(to, count - 1))]?.focus();
  };
  const numbers = { number: index + 1, count };
  return (
    <section className={styles.gallery} aria-label={text('photos', { name })}>
      <div
        className={styles.large}
        onTouchStart={(event) => {
          start.current = event.touches[0]?.clientX ?? null;
        }}
        onTouchEnd={(event) => {
          const moved = (event.changedTouches[0]?.clientX ?? 0) - (start.current ?? 0);
          if (start.current !== null && Math.abs(moved) > SWIPE) go(index + (moved < 0 ? 1 : -1));
          start.current = null;
        }}
      >
        <Photo
          {...large(photo)}
          alt={[text('photo.alt', { ...numbers, name }), photo.alt].filter(Boolean).join(': ')}
          priority
          locked={photo.locked}
        >
          {count > 1 ? <PhotoLabel>{text('photo.count', numbers)}</PhotoLabel> : null}
        </Photo>
        <button
          ref={opener}
          type="button"
          className={styles.open}
          aria-label={text('photo.open', { ...numbers, name })}
          onClick={viewer.open}
        />
        {count > 1 ? (
          <div className={styles.steps}>
            <IconButton
              variant="line"
              label={text('photo.previous')}
              icon={<ChevronLeftIcon />}
              disabled={index === 0}
              onClick={() => go(index - 1)}
            />
            <IconButton
              variant="line"
              label={text('photo.next')}
              icon={<ChevronRightIcon />}
              disabled={index === count - 1}
              onClick={() => go(index + 1)}
            />
          </div>
        ) : null}
      </div>
      {count > 1 ? (
        // The arrow keys are a short cut; each photo is a button of its own.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
        <ul className={styles.thumbs} onKeyDown={keys}>
          {photos.map((one, at) => (
            <li key={one.id}>
              <button
                type="button"
                data-thumb
                className={classNames(styles.thumb, at === index && styles.current)}
                aria-current={at === index}
                aria-label={text(one.locked ? 'photo.locked' : 'photo', { number: at + 1, count })}
                onClick={() => go(at)}
              >
                <Photo {...small(one)} alt="" ratio="square" locked={one.locked} />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      {photos.some(({ locked }) => locked) ? (
        <p className={styles.offer}>
          <LockIcon />
          <span>{offer(photos.filter(({ locked }) => locked).length)}</span>
        </p>
      ) : null}
      {viewer.isOpen ? (
        <Suspense>
          <PhotoViewer {...{ name, photos, offer, index }} onIndex={setChosen} onClose={viewer.close} home={opener} />
        </Suspense>
      ) : null}
    </section>
  );
};
