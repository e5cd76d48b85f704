import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { withTexts } from '@rendezvous/client/screen-texts';
import { Button, Dialog } from '@rendezvous/ui';
import type { PhotoEdit } from './photo-edit';
import { PhotoFrame } from './photo-frame';
import { photoEditorTexts } from './texts';
import styles from './photo-editor.module.css';

/** A photo that is ready to be sent. */
export interface EditedPhoto {
  readonly file: File;
  readonly edit: PhotoEdit;
}

interface Props {
  /** In the order in which they are asked about. */
  readonly files: readonly File[];
  /** All of them, once each was looked at. */
  readonly onDone: (photos: readonly EditedPhoto[]) => void;
  readonly onClose: () => void;
}

const Editing = ({ files, onDone, onClose }: Props) => {
  const intl = useIntl();
  const [done, setDone] = useState<readonly EditedPhoto[]>([]);
  const [edit, setEdit] = useState<PhotoEdit>({});
  const [unseen, setUnseen] = useState(false);
  const file = files[done.length]!;
  const asTheyAre = files.slice(done.length).map((one) => ({ file: one, edit: {} }));
  const use = (): void => {
    const all = [...done, { file, edit: unseen ? {} : edit }];
    if (all.length === files.length) return onDone(all);
    setDone(all);
    setEdit({});
    setUnseen(false);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      size="md"
      title={intl.formatMessage({ id: 'account.editor.title' }, { number: done.length + 1, count: files.length })}
      closeLabel={intl.formatMessage({ id: 'account.cancel' })}
      keepActions
      actions={
        <>
          <Button variant="accent" onClick={use}>
            {intl.formatMessage({ id: 'account.editor.use' })}
          </Button>
          {asTheyAre.length > 1 ? (
            <Button onClick={() => onDone([...done, ...asTheyAre])}>{intl.formatMessage({ id: 'account.editor.use-all' })}</Button>
          ) : null}
        </>
      }
    >
      {unseen ? (
        <p role="status">{intl.formatMessage({ id: 'account.editor.unseen' })}</p>
      ) : (
        <OnePhoto key={done.length} file={file} onUnseen={() => setUnseen(true)} onChange={setEdit} />
      )}
    </Dialog>
  );
};

interface OnePhotoProps {
  readonly file: File;
  readonly onUnseen: () => void;
  readonly onChange: (edit: PhotoEdit) => void;
}

const OnePhoto = ({ file, onUnseen, onChange }: OnePhotoProps) => {
  const intl = useIntl();
  const [preview] = useState(() => URL.createObjectURL(file));
  // the browser keeps the file for an address until it is told otherwise
  useEffect(() => () => URL.revokeObjectURL(preview), [preview]);
  return (
    <div className={styles.editor}>
      <PhotoFrame picture={preview} onUnseen={onUnseen} onChange={onChange} />
      <p className="small muted">{intl.formatMessage({ id: 'account.editor.good' })}</p>
    </div>
  );
};

/** Asks of each photo how it is to be cut and turned; the server does it, so that nothing of its quality is lost here. */
export const PhotoEditor = withTexts([photoEditorTexts], Editing);
