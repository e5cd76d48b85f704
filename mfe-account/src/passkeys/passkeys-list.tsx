import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { Passkey, Passkeys } from '@rendezvous/contracts/account/passkeys';
import { Button } from '@rendezvous/ui';
import { PasskeyForm } from './passkey-form';
import { type Deed, PasskeyRow } from './passkey-row';
import styles from './passkeys.module.css';
import type { NotDone } from './use-passkeys';

interface Props extends Passkeys {
  /** Whose password is asked for. */
  readonly email: string;
  /** What a new one is called first. */
  readonly suggested: string;
  /** Whether this browser makes passkeys; null until that is known. */
  readonly offered: boolean | null;
  readonly busy: boolean;
  readonly onAdd: (wish: { name: string; password: string }) => Promise<NotDone | null>;
  readonly onRename: (passkey: Passkey, name: string) => Promise<NotDone | null>;
  readonly onRemove: (passkey: Passkey, password: string) => Promise<NotDone | null>;
}

type Open = { readonly id: number; readonly deed: Deed } | 'add' | null;

/** The passkeys with what can be done with them: one form at a time, and the focus goes back to where it came from. */
export const PasskeysList = (props: Props) => {
  const { passkeys, max, host, email, suggested, offered, busy, onAdd, onRename, onRemove } = props;
  const intl = useIntl();
  const [open, setOpen] = useState<Open>(null);
  const isFull = passkeys.length >= max;
  const opener = useRef<HTMLElement | null>(null);
  const adds = useRef<HTMLButtonElement>(null);
  /** The row of the form is about to go, with the button that opened it. */
  const removed = useRef(false);
  // the form takes the focus along when it goes
  useEffect(() => {
    if (open !== null || (opener.current === null && !removed.current)) return;
    // who had as many as there may be gets the button with the next answer
    if (removed.current && isFull) return;
    (!removed.current && opener.current?.isConnected ? opener.current : adds.current)?.focus();
    opener.current = null;
    removed.current = false;
  }, [open, isFull]);
  const ask = (wanted: Open, from: HTMLElement): void => {
    opener.current = from;
    setOpen(wanted);
  };
  const close = () => setOpen(null);
  const formOf = (passkey: Passkey, deed: Deed) =>
    deed === 'rename' ? (
      <PasskeyForm
        name={passkey.name}
        label={intl.formatMessage({ id: 'account.passkeys.keep-name' })}
        busy={busy}
        onSend={({ name }) => onRename(passkey, name)}
        onClose={close}
      />
    ) : (
      <PasskeyForm
        passwordOf={email}
        danger
        label={intl.formatMessage({ id: 'account.passkeys.remove' })}
        busy={busy}
        onSend={async ({ password }) => {
          const notDone = await onRemove(passkey, password);
          removed.current = notDone === null;
          return notDone;
        }}
        onClose={close}
      >
        <p>
          <b>{intl.formatMessage({ id: 'account.passkeys.remove-title' }, { name: passkey.name })}</b>{' '}
          {intl.formatMessage({ id: 'account.passkeys.remove-text' })}
        </p>
      </PasskeyForm>
    );
  return (
    <>
      <p className="muted">{intl.formatMessage({ id: 'account.passkeys.text' })}</p>
      {passkeys.length > 0 ? (
        <ul className={styles.items}>
          {passkeys.map((passkey) => {
            const deed = open !== null && open !== 'add' && open.id === passkey.id ? open.deed : null;
            return (
              <PasskeyRow
                key={passkey.id}
                passkey={passkey}
                host={host}
                open={deed}
                onOpen={(wanted, from) => ask(wanted === deed ? null : { id: passkey.id, deed: wanted }, from)}
              >
                {deed === null ? null : formOf(passkey, deed)}
              </PasskeyRow>
            );
          })}
        </ul>
      ) : null}
      {host === null || offered === false ? (
        <p className="muted">{intl.formatMessage({ id: 'account.passkeys.unavailable' })}</p>
      ) : isFull ? (
        <p className="muted">{intl.formatMessage({ id: 'account.passkeys.full' }, { max })}</p>
      ) : open === 'add' ? (
        <PasskeyForm
          name={suggested}
          passwordOf={email}
          label={intl.formatMessage({ id: 'account.passkeys.make' })}
          busy={busy}
          onSend={onAdd}
          onClose={close}
        />
      ) : (
        <div className={styles.actions}>
          <Button ref={adds} onClick={({ currentTarget }) => ask('add', currentTarget)}>
            {intl.formatMessage({ id: 'account.passkeys.add' })}
          </Button>
        </div>
      )}
    </>
  );
};
