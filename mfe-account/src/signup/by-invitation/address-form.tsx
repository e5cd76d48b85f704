import { useState } from 'react';
import type { FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { refusalOf, useLocale, useRefusalSentence } from '@rendezvous/client';
import { ADDRESS_FORM_PATH } from '@rendezvous/contracts/account/invitations';
import { Button, FormError, TextInput } from '@rendezvous/ui';
import { invitationsApi } from './invitations.api';
import { emailFault } from '../../form/field-faults';
import { useFaultSentence } from '../../form/use-fault-sentence';
import { useFocusFault } from '../../form/use-focus-fault';
import { useSignupContainer } from '../frame/signup-container';
import { Along } from '../plain/along';
import type { usePlainForm } from '../plain/use-plain-form';
import step from '../steps/step.module.css';
import styles from './by-invitation.module.css';

interface Props {
  readonly next: string;
  readonly from: number | null;
  readonly plain: ReturnType<typeof usePlainForm>;
}

/** An address that is told when there is a place. */
export const AddressForm = ({ next, from, plain }: Props) => {
  const intl = useIntl();
  const { locale } = useLocale();
  const { inDialog } = useSignupContainer();
  const sentence = useRefusalSentence();
  const fieldSentence = useFaultSentence();
  const { form, focusFault } = useFocusFault();
  const [leave, { isLoading, data, error, originalArgs }] = invitationsApi.useAccountLeaveAddressMutation();
  const [fault, setFault] = useState<string | undefined>(undefined);
  const Heading = inDialog ? 'h3' : 'h2';
  // uncontrolled: what was typed before a script came stays
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (isLoading) return;
    const email = String(new FormData(event.currentTarget).get('email')).trim();
    const wrong = emailFault(email);
    setFault(wrong === true ? undefined : wrong);
    if (wrong === true) void send(email);
    else focusFault();
  };
  const send = async (email: string): Promise<void> => {
    const answer = await leave({ email, language: locale });
    const refused = 'error' in answer ? refusalOf(answer.error)?.fields.find(({ path }) => path === 'email') : undefined;
    if (refused === undefined) return;
    setFault(refused.code);
    focusFault();
  };
  const wasThis = plain.typed.email !== undefined;
  return (
    <section className={styles.address}>
      <div className={styles.heading}>
        <Heading>{intl.formatMessage({ id: 'account.waiting.title' })}</Heading>
        <div role="status">
          {data ? (
            <p className={step.begun}>
              <FormattedMessage id="account.waiting.kept" values={{ email: <b>{originalArgs?.email}</b> }} />
            </p>
          ) : plain.mailed ? (
            <p>{intl.formatMessage({ id: 'account.waiting.kept-plain' })}</p>
          ) : null}
        </div>
        {data || plain.mailed ? null : <p className="muted">{intl.formatMessage({ id: 'account.waiting.text' })}</p>}
      </div>
      {data || plain.mailed ? null : (
        <form ref={form} className={styles.form} method="post" action={ADDRESS_FORM_PATH} noValidate onSubmit={submit}>
          <FormError>{error && fault === undefined ? sentence(error) : null}</FormError>
          <Along page={plain.page} next={next} from={from} />
          <TextInput
            label={intl.formatMessage({ id: 'account.signup.email' })}
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            name="email"
            defaultValue={plain.typed.email ?? ''}
            error={fieldSentence('email', fault) ?? (wasThis ? (plain.fault('email') ?? plain.why ?? undefined) : undefined)}
            onChange={() => setFault(undefined)}
          />
          <Button type="submit" size="big" busy={isLoading}>
            {intl.formatMessage({ id: 'account.waiting.leave' })}
          </Button>
        </form>
      )}
    </section>
  );
};
