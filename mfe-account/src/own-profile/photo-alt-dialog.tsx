import { useState } from 'react';
import type { FormEvent } from 'react';
import { useIntl } from 'react-intl';
import { PHOTO_ALT_MAX } from '@rendezvous/contracts/account/photos';
import { Button, Dialog, FormError, TextInput } from '@rendezvous/ui';
import styles from './photo-board.module.css';

interface Props {
  readonly alt: string;
  /** Answers why it was refused; null when it is kept. */
  readonly onSave: (alt: string) => Promise<string | null>;
  readonly onClose: () => void;
}

/** What a photo shows, for whoever does not see it. */
export const PhotoAltDialog = ({ alt, onSave, onClose }: Props) => {
  const intl = useIntl();
  const [text, setText] = useState(alt);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const save = async (): Promise<void> => {
    setBusy(true);
    setRefused(null);
    const why = await onSave(text.trim());
    setBusy(false);
    if (why === null) onClose();
    else setRefused(why);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!busy) void save();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={intl.formatMessage({ id: 'account.photos.alt-title' })}
      closeLabel={intl.formatMessage({ id: 'account.cancel' })}
    >
      <form className={styles.description} onSubmit={submit}>
        <TextInput
          label={intl.formatMessage({ id: 'account.photos.alt-label' })}
          hint={intl.formatMessage({ id: 'account.photos.alt-hint' }, { max: PHOTO_ALT_MAX })}
          maxLength={PHOTO_ALT_MAX}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <FormError>{refused}</FormError>
        <p>
          <Button type="submit" variant="accent" busy={busy}>
            {intl.formatMessage({ id: 'account.profile.save' })}
          </Button>
        </p>
      </form>
    </Dialog>
  );
};
