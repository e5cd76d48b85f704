import { useState } from 'react';
import { useIntl } from 'react-intl';
import { withTexts } from '@rendezvous/client/screen-texts';
import { Button, Dialog, FormError } from '@rendezvous/ui';
import type { PhotoEdit } from './photo-edit';
import styles from './photo-editor.module.css';
import { PhotoFrame } from './photo-frame';
import { photoEditorTexts } from './texts';

interface Props {
  /** The photo's address; another one means another photo, or one that was edited elsewhere. */
  readonly picture: string;
  readonly number: number;
  readonly count: number;
  /** Answers why it was refused; null when it is kept. */
  readonly onSave: (edit: PhotoEdit) => Promise<string | null>;
  /** Asks for an address that is still good. */
  readonly onAgain: () => void;
  readonly onClose: () => void;
}

const isNothing = (edit: PhotoEdit): boolean => Object.keys(edit).length === 0;

const Editing = ({ picture, number, count, onSave, onAgain, onClose }: Props) => {
  const intl = useIntl();
  const [edit, setEdit] = useState<PhotoEdit>({});
  const [unseen, setUnseen] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const save = async (): Promise<void> => {
    setRefused(null);
    if (isNothing(edit)) return onClose();
    setBusy(true);
    const why = await onSave(edit);
    setBusy(false);
    if (why === null) onClose();
    else setRefused(why);
  };
  const again = (): void => {
    setUnseen(null);
    onAgain();
  };
  const lost = unseen === picture;
  return (
    <Dialog
      open
      onClose={onClose}
      size="md"
      title={intl.formatMessage({ id: 'account.editor.title' }, { number, count })}
      closeLabel={intl.formatMessage({ id: 'account.cancel' })}
      keepActions
      actions={
        lost ? (
          <Button variant="accent" onClick={again}>
            {intl.formatMessage({ id: 'account.editor.again' })}
          </Button>
        ) : (
          <>
            {/* beside the button: what stands above may be scrolled away */}
            <div className={styles.refused}>
              <FormError>{refused}</FormError>
            </div>
            <Button variant="accent" busy={busy} onClick={() => void save()}>
              {intl.formatMessage({ id: 'account.profile.save' })}
            </Button>
          </>
        )
      }
    >
      {lost ? (
        <p role="status">{intl.formatMessage({ id: 'account.editor.not-loaded' })}</p>
      ) : (
        <div className={styles.editor}>
          <PhotoFrame key={picture.split('?', 1)[0]} picture={picture} onUnseen={() => setUnseen(picture)} onChange={setEdit} />
          <p className="small muted">{intl.formatMessage({ id: 'account.editor.lasting' })}</p>
        </div>
      )}
    </Dialog>
  );
};

/** Asks how a photo that is kept already is to be cut and turned; the server does it. */
export const StoredPhotoEditor = withTexts([photoEditorTexts], Editing);
