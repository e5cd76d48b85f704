import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { imageUrl } from '@rendezvous/client';
import {
  Button,
  CloseIcon,
  Dialog,
  FormError,
  GripIcon,
  IconButton,
  MoreIcon,
  Photo,
  PhotoLabel,
  RefreshIcon,
  Waiting,
} from '@rendezvous/ui';
import type { PhotoEdit } from '../photo-editor/photo-edit';
import { PhotoPicker } from '../photo/photo-picker';
import { Sending } from '../photo/sending';
import sending from '../photo/sending.module.css';
import { PhotoAltDialog } from './photo-alt-dialog';
import styles from './photo-board.module.css';
import { PhotoTools } from './photo-tools';
import { useDrag } from './use-drag';
import type { OwnPhotos, Upload } from './use-own-photos';

interface Props {
  readonly photos: OwnPhotos;
  readonly limit: number;
  readonly uploads: readonly Upload[];
  readonly fault: string | null;
  readonly busy: boolean;
  readonly onAdd: (files: readonly File[]) => void;
  readonly onMove: (from: number, to: number) => void;
  readonly onRemove: (photoId: number) => void;
  /** Answers why it was refused; null when it is kept. */
  readonly onDescribe: (photoId: number, alt: string) => Promise<string | null>;
  /** Cuts and turns the photo as it is shown; answers why it was refused, null when it is kept. */
  readonly onEdit: (photoId: number, shown: string, edit: PhotoEdit) => Promise<string | null>;
  /** The address of a photo is not good any more. */
  readonly onStale: () => void;
  readonly onCancel: (upload: number) => void;
  /** Sends on at once what is paused. */
  readonly onGoOn: (upload: number) => void;
}

/** With what cuts photos. */
const StoredPhotoEditor = lazy(() =>
  import(/* webpackChunkName: "photo-editor" */ '../photo-editor/stored-photo-editor').then((part) => ({
    default: part.StoredPhotoEditor,
  })),
);

/** One's own photos, the main one first: add, put in order by dragging or by their tools, cut, describe, remove. */
export const PhotoBoard = ({
  photos,
  limit,
  uploads,
  fault,
  busy,
  onAdd,
  onMove,
  onRemove,
  onDescribe,
  onEdit,
  onStale,
  onCancel,
  onGoOn,
}: Props) => {
  const intl = useIntl();
  const { handle, place } = useDrag(onMove);
  const [opened, setOpened] = useState<number | null>(null);
  const [asked, setAsked] = useState<number | null>(null);
  const [described, setDescribed] = useState<number | null>(null);
  const [edited, setEdited] = useState<number | null>(null);
  const openedAt = photos.findIndex(({ id }) => id === opened);
  const openedPhoto = photos[openedAt];
  const editedAt = photos.findIndex(({ id }) => id === edited);
  const editedPhoto = photos[editedAt];
  const left = limit - photos.length - uploads.length;
  return (
    <div className={styles.board}>
      <ul className={styles.grid} aria-busy={busy || undefined}>
        {photos.map(({ id, image, main, alt = '' }, index) => (
          <li key={id} className={styles.tile} {...place(index)}>
            <Photo
              src={imageUrl(image.filename)}
              placeholder={image.placeholder}
              alt={alt || intl.formatMessage({ id: 'account.photos.alt' }, { number: index + 1, count: photos.length })}
              priority={index === 0}
            >
              {main ? <PhotoLabel at="start">{intl.formatMessage({ id: 'account.photo.main' })}</PhotoLabel> : null}
            </Photo>
            <div className={styles.tools}>
              {photos.length > 1 ? (
                <IconButton
                  className={styles.grip}
                  label={intl.formatMessage({ id: 'account.photos.move' }, { number: index + 1 })}
                  icon={<GripIcon />}
                  disabled={busy}
                  {...handle(index)}
                />
              ) : null}
              <span className="small muted num" aria-hidden>
                {index + 1}
              </span>
              <IconButton
                label={intl.formatMessage({ id: 'account.photos.more' }, { number: index + 1 })}
                icon={<MoreIcon />}
                disabled={busy}
                onClick={() => setOpened(id)}
              />
            </div>
          </li>
        ))}
        {uploads.map((upload) => (
          <UploadTile key={upload.id} upload={upload} onCancel={() => onCancel(upload.id)} onGoOn={() => onGoOn(upload.id)} />
        ))}
        {left > 0 ? (
          <li className={styles.tile}>
            <PhotoPicker multiple onChoose={(files) => onAdd(files.slice(0, left))} />
          </li>
        ) : null}
      </ul>
      {busy ? <Waiting once /> : null}
      <FormError>{fault}</FormError>
      {openedPhoto === undefined ? null : (
        <PhotoTools
          picture={imageUrl(openedPhoto.image.filename)}
          number={openedAt + 1}
          count={photos.length}
          onMove={(by) => onMove(openedAt, openedAt + by)}
          onDescribe={() => setDescribed(opened)}
          onEdit={() => setEdited(opened)}
          onRemove={() => setAsked(opened)}
          onClose={() => setOpened(null)}
        />
      )}
      {described === null ? null : (
        <PhotoAltDialog
          alt={photos.find(({ id }) => id === described)?.alt ?? ''}
          onSave={(alt) => onDescribe(described, alt)}
          onClose={() => setDescribed(null)}
        />
      )}
      {editedPhoto === undefined ? null : (
        <Suspense fallback={<Waiting once />}>
          <StoredPhotoEditor
            picture={imageUrl(editedPhoto.image.filename)}
            number={editedAt + 1}
            count={photos.length}
            onSave={(edit) => onEdit(editedPhoto.id, editedPhoto.image.filename, edit)}
            onAgain={onStale}
            onClose={() => setEdited(null)}
          />
        </Suspense>
      )}
      <Dialog
        open={asked !== null}
        onClose={() => setAsked(null)}
        alert
        size="sm"
        title={intl.formatMessage({ id: 'account.photos.remove-title' })}
        closeLabel={intl.formatMessage({ id: 'account.cancel' })}
        actions={
          <>
            <Button
              variant="danger"
              onClick={() => {
                if (asked !== null) onRemove(asked);
                setAsked(null);
              }}
            >
              {intl.formatMessage({ id: 'account.photo.remove' })}
            </Button>
            <Button onClick={() => setAsked(null)}>{intl.formatMessage({ id: 'account.cancel' })}</Button>
          </>
        }
      >
        {intl.formatMessage({ id: 'account.photos.remove-text' })}
      </Dialog>
    </div>
  );
};

interface UploadProps {
  readonly upload: Upload;
  readonly onCancel: () => void;
  readonly onGoOn: () => void;
}

const UploadTile = ({ upload: { preview, share, paused, refused }, onCancel, onGoOn }: UploadProps) => {
  const intl = useIntl();
  return (
    <li className={styles.tile}>
      <Photo src={preview} alt="" className={sending.photo}>
        {refused ? (
          <PhotoLabel at="start">{intl.formatMessage({ id: 'account.photos.not-sent' })}</PhotoLabel>
        ) : (
          <Sending share={share} paused={paused} />
        )}
      </Photo>
      <div className={styles.tools}>
        {paused === null && !refused ? null : (
          <IconButton label={intl.formatMessage({ id: 'account.photo.again' })} icon={<RefreshIcon />} onClick={onGoOn} />
        )}
        <IconButton label={intl.formatMessage({ id: 'account.photo.cancel' })} icon={<CloseIcon />} onClick={onCancel} />
      </div>
    </li>
  );
};
