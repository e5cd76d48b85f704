import { useState } from 'react';
import type { FormEvent } from 'react';
import { useIntl } from 'react-intl';
import { PHOTO_ALT_MAX } from '@rendezvous/contracts/account/photos';
import { Button, Dialog, TextInput } from '@rendezvous/ui';

interface Props {
  readonly alt: string;
  readonly onSave: (alt: string) => void;
  readonly onClose: () => void;
}

/** What a photo shows, for whoever does not see it. */
export const PhotoAltDialog = ({ alt, onSave, onClose }: Props) => {
  const intl = useIntl();
  const [text, setText] = useState(alt);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onSave(text.trim());
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={intl.formatMessage({ id: 'account.photos.alt-title' })}
      closeLabel={intl.formatMessage({ id: 'account.cancel' })}
    >
      <form onSubmit={submit}>
        <TextInput
          label={intl.formatMessage({ id: 'account.photos.alt-label' })}
          hint={intl.formatMessage({ id: 'account.photos.alt-hint' }, { max: PHOTO_ALT_MAX })}
          maxLength={PHOTO_ALT_MAX}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <p>
          <Button type="submit" variant="accent">
            {intl.formatMessage({ id: 'account.profile.save' })}
          </Button>
        </p>
      </form>
    </Dialog>
  );
};
