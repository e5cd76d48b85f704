import { useIntl } from 'react-intl';
import { Button, Photo, PhotoLabel, RefreshIcon, TrashIcon } from '@rendezvous/ui';
import { PhotoPicker } from '../../photo/photo-picker';
import { Sending } from '../../photo/sending';
import onItsWay from '../../photo/sending.module.css';
import type { UploadStanding } from '../../photo/upload/upload-photo';
import styles from './photo-step.module.css';

/** Where the photo of the signup stands. */
export type PhotoState =
  | { readonly kind: 'none'; readonly fault?: string | undefined }
  | ({ readonly kind: 'sending'; readonly preview: string } & UploadStanding)
  | { readonly kind: 'kept'; readonly src: string; readonly placeholder: string | null };

interface Props {
  readonly photo: PhotoState;
  readonly onChoose: (file: File) => void;
  readonly onRemove: () => void;
  /** Sends on at once what is paused. */
  readonly onGoOn: () => void;
}

/** Step 1: the photo that everybody sees, with how far it is sent. */
export const PhotoStep = ({ photo, onChoose, onRemove, onGoOn }: Props) => {
  const intl = useIntl();
  const sending = photo.kind === 'sending';
  return (
    <div className={styles.place}>
      {photo.kind === 'none' ? (
        <PhotoPicker className={styles.picker} fault={photo.fault} onChoose={([file]) => file && onChoose(file)} />
      ) : (
        <div className={styles.box}>
          <Photo
            src={sending ? photo.preview : photo.src}
            placeholder={sending ? null : photo.placeholder}
            alt={intl.formatMessage({ id: 'account.signup.photo.alt' })}
            priority
            className={sending ? onItsWay.photo : undefined}
          >
            {sending ? (
              <Sending share={photo.share} paused={photo.paused} />
            ) : (
              <PhotoLabel at="start">{intl.formatMessage({ id: 'account.photo.main' })}</PhotoLabel>
            )}
          </Photo>
          {sending && photo.paused !== null ? (
            <Button variant="plum" icon={<RefreshIcon />} onClick={onGoOn}>
              {intl.formatMessage({ id: 'account.photo.again' })}
            </Button>
          ) : null}
          <Button icon={<TrashIcon />} onClick={onRemove}>
            {intl.formatMessage({ id: sending ? 'account.photo.cancel' : 'account.photo.remove' })}
          </Button>
        </div>
      )}
      <p className={styles.hint}>{intl.formatMessage({ id: 'account.photo.kinds' })}</p>
    </div>
  );
};
