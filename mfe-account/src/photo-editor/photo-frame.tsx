import { useState } from 'react';
import Cropper from 'react-easy-crop';
import { useIntl } from 'react-intl';
import { Button, RotateLeftIcon, RotateRightIcon } from '@rendezvous/ui';
import { type Area, photoEdit, type PhotoEdit, type Turn, turned } from './photo-edit';
import styles from './photo-editor.module.css';

/** As photos are shown everywhere. */
const RATIO = 4 / 5;
const CLOSEST = 3;
/** Pixels that an arrow key moves. */
const STEP = 8;

interface Props {
  /** Its address. */
  readonly picture: string;
  readonly onUnseen: () => void;
  /** What is to be done to the photo as it is seen now. */
  readonly onChange: (edit: PhotoEdit) => void;
}

/** One photo that is turned, moved and enlarged within the frame of what is kept. */
export const PhotoFrame = ({ picture, onUnseen, onChange }: Props) => {
  const intl = useIntl();
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [turn, setTurn] = useState<Turn>(0);
  const [area, setArea] = useState<Area | null>(null);
  const rotate = (by: 90 | -90): void => {
    const turnedNow = turned(turn, by);
    setTurn(turnedNow);
    onChange(photoEdit(turnedNow, area));
  };
  const cut = (kept: Area): void => {
    setArea(kept);
    onChange(photoEdit(turn, kept));
  };
  return (
    <>
      <div className={styles.stage}>
        <Cropper
          image={picture}
          crop={crop}
          zoom={zoom}
          rotation={turn}
          aspect={RATIO}
          maxZoom={CLOSEST}
          keyboardStep={STEP}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={cut}
          disableAutomaticStylesInjection
          classes={{ containerClassName: styles.container, mediaClassName: styles.media, cropAreaClassName: styles.frame }}
          mediaProps={{ onError: onUnseen }}
          cropperProps={{ role: 'application', 'aria-label': intl.formatMessage({ id: 'account.editor.frame' }) }}
        />
      </div>
      <div className={styles.tools}>
        <Button icon={<RotateLeftIcon />} onClick={() => rotate(-90)}>
          {intl.formatMessage({ id: 'account.editor.left' })}
        </Button>
        <Button icon={<RotateRightIcon />} onClick={() => rotate(90)}>
          {intl.formatMessage({ id: 'account.editor.right' })}
        </Button>
        <label className={styles.zoom}>
          <span>{intl.formatMessage({ id: 'account.editor.zoom' })}</span>
          <input type="range" min={1} max={CLOSEST} step={0.05} value={zoom} onChange={(event) => setZoom(Number(event.target.value))} />
        </label>
      </div>
      <p className="small muted">{intl.formatMessage({ id: 'account.editor.hint' })}</p>
    </>
  );
};
