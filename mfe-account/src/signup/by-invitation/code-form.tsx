import { useState } from 'react';
import type { FormEvent } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { type AppStore, refusalOf, siteApi, useRefusalSentence } from '@rendezvous/client';
import { INVITATION_CODE_MAX, INVITATION_FORM_PATH } from '@rendezvous/contracts/account/invitations';
import { Button, FormError, TextInput } from '@rendezvous/ui';
import { invitationsApi } from './invitations.api';
import { useFaultSentence } from '../../form/use-fault-sentence';
import { useFocusFault } from '../../form/use-focus-fault';
import { Along } from '../plain/along';
import type { usePlainForm } from '../plain/use-plain-form';
import styles from './by-invitation.module.css';

interface Props {
  /** From the page's address; null for none. */
  readonly given: string | null;
  readonly next: string;
  readonly from: number | null;
  readonly plain: ReturnType<typeof usePlainForm>;
}

/** The code of an invitation. Once the server has taken it, the site's settings are those of somebody who may join, and the steps begin. */
export const CodeForm = ({ given, next, from, plain }: Props) => {
  const intl = useIntl();
  const sentence = useRefusalSentence();
  const fieldSentence = useFaultSentence();
  const dispatch = useDispatch<AppStore['dispatch']>();
  const { form, focusFault } = useFocusFault();
  const [enter] = invitationsApi.useAccountEnterInvitationMutation();
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | undefined>(undefined);
  const [failed, setFailed] = useState<string | null>(null);
  const wasThis = plain.typed.code !== undefined;

  const refuse = (error: unknown): void => {
    setBusy(false);
    const code = refusalOf(error)?.code ?? '';
    // what is longer than any code is none of ours
    const isNone = code === 'request.invalid';
    if (isNone || code.startsWith('account.invitation-')) {
      setFault(isNone ? intl.formatMessage({ id: 'refusal.account.invitation-unknown' }) : sentence(error));
      focusFault();
    } else setFailed(sentence(error));
  };

  const send = async (code: string): Promise<void> => {
    setBusy(true);
    try {
      await enter({ code }).unwrap();
      await dispatch(siteApi.endpoints.siteSettings.initiate({}, { forceRefetch: true, subscribe: false })).unwrap();
    } catch (error) {
      refuse(error);
    }
  };

  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (busy) return;
    const code = String(new FormData(event.currentTarget).get('code')).trim();
    setFailed(null);
    setFault(code === '' ? fieldSentence('code', 'required') : undefined);
    if (code === '') focusFault();
    else void send(code);
  };

  return (
    <form ref={form} className={styles.form} method="post" action={INVITATION_FORM_PATH} noValidate onSubmit={submit}>
      <FormError>{failed}</FormError>
      <Along page={plain.page} next={next} from={from} />
      <TextInput
        label={intl.formatMessage({ id: 'account.signup.code' })}
        name="code"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={INVITATION_CODE_MAX}
        defaultValue={plain.typed.code ?? given ?? ''}
        error={fault ?? (wasThis ? (plain.fault('code') ?? plain.why ?? undefined) : undefined)}
        onChange={() => setFault(undefined)}
      />
      <Button type="submit" variant="accent" size="big" busy={busy}>
        {intl.formatMessage({ id: given === null ? 'account.signup.use-code' : 'account.signup.accept' })}
      </Button>
    </form>
  );
};
