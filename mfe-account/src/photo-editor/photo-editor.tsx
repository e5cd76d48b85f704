import { useEffect, useState } from 'react';
import Cropper from 'react-easy-crop';
import { useIntl } from 'react-intl';
import { withTexts } from '@rendezvous/client/screen-texts';
import { Button, Dialog, IconButton, RefreshIcon } from '@rendezvous/ui';
import { type Area, photoEdit, type PhotoEdit, type Turn, turned } from './photo-edit';
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

/** As photos are shown everywhere. */
const RATIO = 4 / 5;
const CLOSEST = 3;
/** Pixels that an arrow key moves. */
const STEP = 8;

const Editing = ({ files, onDone, onClose }: Props) => {
  const intl = useIntl();
  const [done, setDone] = useState<readonly EditedPhoto[]>([]);
  const file = files[done.length]!;
  const asTheyAre = files.slice(done.length).map((one) => ({ file: one, edit: {} }));
  const use = (edit: PhotoEdit): void => {
    const all = [...done, { file, edit }];
    if (all.length === files.length) onDone(all);
    else setDone(all);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      size="md"
      title={intl.formatMessage({ id: 'account.editor.title' }, { number: done.length + 1, count: files.length })}
      closeLabel={intl.formatMessage({ id: 'account.cancel' })}
    >
      <OnePhoto key={done.length} file={file} onUse={use}>
        {asTheyAre.length > 1 ? (
          <Button onClick={() => onDone([...done, ...asTheyAre])}>{intl.formatMessage({ id: 'account.editor.use-all' })}</Button>
        ) : null}
      </OnePhoto>
    </Dialog>
  );
};

interface OnePhotoProps {
  readonly file: File;
  readonly onUse: (edit: PhotoEdit) => void;
  readonly children: React.ReactNode;
}

const OnePhoto = ({ file, onUse, children }: OnePhotoProps) => {
  const intl = useIntl();
  const [preview] = useState(() => URL.createObjectURL(file));
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [turn, setTurn] = useState<Turn>(0);
  const [area, setArea] = useState<Area | null>(null);
  const [unseen, setUnseen] = useState(false);
  useEffect(() => () => URL.revokeObjectURL(preview), [preview]);
  const rotate = (by: 90 | -90): void => setTurn((now) => turned(now, by));
  return (
    <div className={styles.editor}>
      {unseen ? (
        <p role="status">{intl.formatMessage({ id: 'account.editor.unseen' })}</p>
      ) : (
        <>
          <p className="small muted">{intl.formatMessage({ id: 'account.editor.hint' })}</p>
          <div className={styles.stage}>
            <Cropper
              image={preview}
              crop={crop}
              zoom={zoom}
              rotation={turn}
              aspect={RATIO}
              maxZoom={CLOSEST}
              keyboardStep={STEP}
              onCropChange={setCrop}
              onZoomChange={setZoom}
              onCropComplete={setArea}
              disableAutomaticStylesInjection
              classes={{ containerClassName: styles.container, mediaClassName: styles.media, cropAreaClassName: styles.frame }}
              mediaProps={{ onError: () => setUnseen(true) }}
              cropperProps={{ role: 'application', 'aria-label': intl.formatMessage({ id: 'account.editor.frame' }) }}
            />
          </div>
          <div className={styles.tools}>
            <IconButton
              label={intl.formatMessage({ id: 'account.editor.left' })}
              className={styles.mirrored}
              icon={<RefreshIcon />}
              onClick={() => rotate(-90)}
            />
            <IconButton label={intl.formatMessage({ id: 'account.editor.right' })} icon={<RefreshIcon />} onClick={() => rotate(90)} />
            <label className={styles.zoom}>
              <span>{intl.formatMessage({ id: 'account.editor.zoom' })}</span>
              <input
                type="range"
                min={1}
                max={CLOSEST}
                step={0.05}
                value={zoom}
                onChange={(event) => setZoom(Number(event.target.value))}
              />
            </label>
          </div>
          <p className="small muted">{intl.formatMessage({ id: 'account.editor.good' })}</p>
        </>
      )}
      <div className={styles.tools}>
        <Button variant="accent" onClick={() => onUse(unseen ? {} : photoEdit(turn, area))}>
          {intl.formatMessage({ id: 'account.editor.use' })}
        </Button>
        {children}
      </div>
    </div>
  );
};

/** Asks of each photo how it is to be cut and turned; the server does it, so that nothing of its quality is lost here. */
export const PhotoEditor = withTexts([photoEditorTexts], Editing);
