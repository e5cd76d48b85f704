import { type FormEvent, useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { PASSWORD_MAX, PASSWORD_MIN } from '@rendezvous/contracts/account/credentials';
import { SHORT_FORM_PATH } from '@rendezvous/contracts/account/signup-start';
import { Button, Checkbox, FormError, PasswordInput, TextArea, TextInput } from '@rendezvous/ui';
import styles from './short-form.module.css';
import type { Refused, Typed } from './use-short-form';

/** What the field for a first line says. */
export interface FirstLine {
  readonly label: string;
  readonly hint?: string;
}

interface Props {
  readonly lang: string;
  readonly minAge: number;
  readonly refused: Refused | null;
  /** What the fields begin with. */
  readonly typed: Typed | null;
  readonly busy: boolean;
  readonly action: string;
  /** What goes along without being typed. `page`: where the form stands. */
  readonly sent: { readonly page: string; readonly next: string | null; readonly member: number | null };
  readonly onSubmit: (form: FormData) => void;
  /** null for none. */
  readonly firstLine: FirstLine | null;
}

const NO_FAULTS: Refused['faults'] = {};

/** The sentence for what is wrong with a field. */
const useFault = (faults: Refused['faults']) => {
  const intl = useIntl();
  return (field: string): string | undefined => {
    const code = faults[field];
    if (code === undefined) return undefined;
    const id = `landers.start.fault.${field}.${code}`;
    return intl.formatMessage({ id: id in intl.messages ? id : 'landers.start.fault.invalid' }, { min: PASSWORD_MIN, max: PASSWORD_MAX });
  };
};

/** Address, password and consent as a form that works with and without a script. Nothing is ticked for anybody. */
export const ShortFormFields = ({ lang, minAge, refused, typed, busy, action, sent, firstLine, onSubmit }: Props) => {
  const intl = useIntl();
  const faults = refused?.faults ?? NO_FAULTS;
  const fault = useFault(faults);
  const form = useRef<HTMLFormElement>(null);
  // the marks are drawn: the reader is taken to the first of them
  useEffect(() => {
    if (Object.keys(faults).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [faults]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSubmit(new FormData(event.currentTarget));
  };
  return (
    <form
      ref={form}
      id="short-form"
      lang={lang}
      className={styles.form}
      method="post"
      action={SHORT_FORM_PATH}
      noValidate
      onSubmit={submit}
    >
      <input type="hidden" name="page" value={sent.page} />
      {sent.next === null ? null : <input type="hidden" name="next" value={sent.next} />}
      {sent.member === null ? null : <input type="hidden" name="member" value={sent.member} />}
      <FormError>{refused?.sentence}</FormError>
      {firstLine === null ? null : (
        <TextArea {...firstLine} name="signup_message" rows={2} defaultValue={typed?.signup_message} error={fault('signup_message')} />
      )}
      <TextInput
        label={intl.formatMessage({ id: 'landers.start.email' })}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        defaultValue={typed?.email}
        error={fault('email')}
      />
      <PasswordInput
        label={intl.formatMessage({ id: 'landers.start.password' })}
        hint={intl.formatMessage({ id: 'landers.start.password-hint' }, { min: PASSWORD_MIN })}
        revealLabel={intl.formatMessage({ id: 'landers.start.show-password' })}
        concealLabel={intl.formatMessage({ id: 'landers.start.hide-password' })}
        name="password"
        autoComplete="new-password"
        error={fault('password')}
      />
      <Checkbox
        label={
          <FormattedMessage
            id="landers.start.consent-terms"
            values={{
              age: minAge,
              terms: <NewTab to="/pages/terms" id="landers.start.terms-link" />,
              privacy: <NewTab to="/pages/privacy" id="landers.start.privacy-link" />,
            }}
          />
        }
        name="consent_terms"
        defaultChecked={typed?.consent_terms !== undefined}
        error={fault('consent_terms')}
      />
      <Button type="submit" variant="accent" size="big" full busy={busy}>
        {action}
      </Button>
      <p className="small muted">
        <FormattedMessage
          id="landers.start.known"
          values={{ login: <Link to={loginPath(sent.next)}>{intl.formatMessage({ id: 'landers.start.login' })}</Link> }}
        />
      </p>
    </form>
  );
};

const loginPath = (next: string | null): string => (next === null ? '/login' : `/login?${new URLSearchParams({ next })}`);

/** Opens beside the form, so that reading costs nothing that was filled in. */
const NewTab = ({ to, id }: { readonly to: string; readonly id: string }) => {
  const intl = useIntl();
  return (
    <a href={to} target="_blank" rel="noopener">
      {intl.formatMessage({ id })}
    </a>
  );
};
