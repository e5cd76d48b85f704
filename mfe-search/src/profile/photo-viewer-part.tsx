import type { ReactNode, RefObject } from 'react';
import { useIntl } from 'react-intl';
import { imageUrl } from '@rendezvous/client';
import type { ProfilePhoto } from '@rendezvous/contracts/search/profile';
import { PhotoViewer, type ViewedPhoto } from '@rendezvous/ui/photo-viewer';

interface Props {
  readonly name: string;
  readonly photos: readonly ProfilePhoto[];
  /** Says what opens the locked ones, with its link or button. */
  readonly offer: (locked: number) => ReactNode;
  readonly index: number;
  readonly onIndex: (index: number) => void;
  readonly onClose: () => void;
  /** What opens it. */
  readonly home: RefObject<HTMLElement | null>;
}

const pictureOf = ({ image, large, blurred }: ProfilePhoto): Pick<ViewedPhoto, 'src' | 'srcSet'> => {
  if (image === null) return { src: blurred === null ? null : imageUrl(blurred) };
  const wide = imageUrl(image.filename);
  return large === null ? { src: wide } : { src: wide, srcSet: `${wide} 480w, ${imageUrl(large)} 1280w` };
};

/** A member's photos over the whole window. Locked ones stay blurred, with what opens them. */
export const PhotoViewerPart = ({ name, photos, offer, index, onIndex, onClose, home }: Props) => {
  const intl = useIntl();
  const text = (id: string, values?: Record<string, string | number>) => intl.formatMessage({ id: `search.profile.${id}` }, values);
  const count = photos.length;
  const viewed = photos.map((photo, at) => ({
    id: photo.id,
    ...pictureOf(photo),
    alt: photo.locked
      ? text('photo.locked', { number: at + 1, count, name })
      : [text('photo.alt', { number: at + 1, count, name }), photo.alt].filter(Boolean).join(': '),
    locked: photo.locked,
  }));
  return (
    <PhotoViewer
      title={text('photos', { name })}
      photos={viewed}
      index={index}
      onIndex={onIndex}
      onClose={onClose}
      home={home}
      count={text('photo.count', { number: index + 1, count })}
      lockedReason={<p>{offer(photos.filter(({ locked }) => locked).length)}</p>}
      labels={{
        close: text('photo.close'),
        previous: text('photo.previous'),
        next: text('photo.next'),
        closer: text('photo.closer'),
      }}
    />
  );
};
