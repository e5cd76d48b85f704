import { useIntl } from 'react-intl';
import { refusalOf, useRefusalSentence } from '@rendezvous/client';
import type { NotDone } from './use-passkeys';

interface Said {
  /** Above the form; null: nothing. */
  readonly form: string | null;
  /** Codes of fields. */
  readonly fields: readonly { readonly path: string; readonly code: string }[];
}

const BROWSER: Readonly<Record<string, string>> = {
  known: 'account.passkeys.known',
  elsewhere: 'refusal.account.passkey-unavailable',
  unsupported: 'account.passkeys.unsupported',
};

/** Says why something was not done, and where. */
export const useNotDone = (): ((notDone: NotDone) => Said) => {
  const intl = useIntl();
  const sentence = useRefusalSentence();
  return (notDone) => {
    if ('browser' in notDone) {
      const id = BROWSER[notDone.browser];
      return { form: id === undefined ? null : intl.formatMessage({ id }), fields: [] };
    }
    const refusal = refusalOf(notDone.fault);
    if (refusal?.code === 'account.old-password-wrong') return { form: null, fields: [{ path: 'password', code: 'wrong' }] };
    if (refusal && refusal.fields.length > 0) return { form: null, fields: refusal.fields };
    return { form: sentence(notDone.fault), fields: [] };
  };
};
