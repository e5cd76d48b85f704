import { useIntl } from 'react-intl';
import { ScreenTexts } from '@rendezvous/client/screen-texts';
import { Button } from '@rendezvous/ui';
import en from './messages/en.json';
import fr from './messages/fr.json';
import { type PasskeyEvents, usePasskeyLogin } from './use-passkey-login';

interface Props extends PasskeyEvents {
  /** Another way in is being tried. */
  readonly busy: boolean;
}

const TEXTS = [{ en, fr }];

const Ask = ({ busy, ...events }: Props) => {
  const intl = useIntl();
  const passkey = usePasskeyLogin(events);
  return (
    <Button
      variant={passkey.pending ? 'accent' : 'line'}
      size="big"
      full
      busy={busy || passkey.busy}
      onClick={() => void passkey.ask(passkey.pending)}
    >
      {intl.formatMessage({ id: passkey.pending ? 'shell.passkey.bring-back' : 'shell.passkey.login' })}
    </Button>
  );
};

/** The way in by passkey, with its texts. */
export const PasskeyLogin = (props: Props) => (
  <ScreenTexts of={TEXTS}>
    <Ask {...props} />
  </ScreenTexts>
);
