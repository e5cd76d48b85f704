import { useId } from 'react';
import { useIntl } from 'react-intl';
import { Button, FieldError, Photo, PhotoLabel, PlusIcon, ProgressBar, TrashIcon } from '@rendezvous/ui';
import { ACCEPTED } from '../photo/photo-file';
import styles from './photo-step.module.css';

/** Where the photo of the signup stands. */
export type PhotoState =
  | { readonly kind: 'none'; readonly fault?: string | undefined }
  /** `share` of the file that is sent, 0 to 1. */
  | { readonly kind: 'sending'; readonly share: number; readonly preview: string }
  | { readonly kind: 'kept'; readonly src: string; readonly placeholder: string | null };

interface Props {
  readonly photo: PhotoState;
  readonly onChoose: (file: File) => void;
  readonly onRemove: () => void;
}

/** Step 1: the photo that everybody sees, with how far it is sent. */
export const PhotoStep = ({ photo, onChoose, onRemove }: Props) => {
  const intl = useIntl();
  const sending = photo.kind === 'sending';
  const percent = sending ? Math.round(photo.share * 100) : 0;
  return (
    <div className={styles.place}>
      {photo.kind === 'none' ? (
        <PhotoPicker fault={photo.fault} onChoose={onChoose} />
      ) : (
        <div className={styles.box}>
          <Photo
            src={sending ? photo.preview : photo.src}
            placeholder={sending ? null : photo.placeholder}
            alt={intl.formatMessage({ id: 'account.signup.photo.alt' })}
            priority
            className={sending ? styles.sending : undefined}
          >
            {sending ? (
              <span className={styles.progress}>
                <ProgressBar onPhoto label={intl.formatMessage({ id: 'account.photo.sending' })} value={percent} />
              </span>
            ) : null}
            <PhotoLabel at="start">
              {sending
                ? intl.formatMessage({ id: percent < 100 ? 'account.photo.percent' : 'account.photo.working' }, { percent: photo.share })
                : intl.formatMessage({ id: 'account.photo.main' })}
            </PhotoLabel>
          </Photo>
          <Button icon={<TrashIcon />} onClick={onRemove}>
            {intl.formatMessage({ id: sending ? 'account.photo.cancel' : 'account.photo.remove' })}
          </Button>
        </div>
      )}
      <p className={styles.hint}>{intl.formatMessage({ id: 'account.photo.kinds' })}</p>
    </div>
  );
};

/** The frame that takes a file: pressed, or dropped on it, which a file input does by itself. */
const PhotoPicker = ({ fault, onChoose }: { fault: string | undefined; onChoose: (file: File) => void }) => {
  const intl = useIntl();
  const id = useId();
  return (
    <>
      <label className={styles.picker}>
        <input
          type="file"
          className={styles.input}
          accept={ACCEPTED}
          aria-describedby={fault ? `${id}-error` : undefined}
          aria-invalid={fault ? true : undefined}
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            if (file) onChoose(file);
            // choosing the same file again must be heard too
            event.target.value = '';
          }}
        />
        <PlusIcon />
        <span>{intl.formatMessage({ id: 'account.photo.add' })}</span>
      </label>
      {fault ? <FieldError id={`${id}-error`}>{fault}</FieldError> : null}
    </>
  );
};
