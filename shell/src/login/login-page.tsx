import { useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { useIntl } from 'react-intl';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { refusalOf, usePageTitle, useRefusalSentence, useSession, useSettings } from '@rendezvous/client';
import { ScreenTexts } from '@rendezvous/client/screen-texts';
import { safeNext } from '@rendezvous/contracts/safe-next';
import { LOGIN_FORM_PATH } from '@rendezvous/contracts/session';
import { Button, FormError, PasswordInput, TextInput } from '@rendezvous/ui';
import styles from './login-page.module.css';
import en from './messages/en.json';
import fr from './messages/fr.json';
import { PasskeyPlace } from './passkey/passkey-place';
import { Personas } from './personas';
import { useRefusedLogin } from './use-refused-login';

const TEXTS = [{ en, fr }];

interface Faults {
  readonly email?: string;
  readonly password?: string;
}

const nextIn = (next: string | null): string => (next === null ? '' : new URLSearchParams({ next }).toString());

const Login = () => {
  const intl = useIntl();
  const sentence = useRefusalSentence();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { logIn } = useSession();
  const { demo } = useSettings();
  const [faults, setFaults] = useState<Faults>({});
  const sent = useRefusedLogin();
  /** Undefined: nothing was sent from here yet. */
  const [refused, setRefused] = useState<string | null>();
  /** The account is being deleted: this is the way back. */
  const [pending, setPending] = useState<boolean>();
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const next = search.get('next');
  const isPending = pending ?? sent.pending;
  usePageTitle(intl.formatMessage({ id: 'shell.login.title' }));

  const send = () => {
    setBusy(true);
    setRefused(null);
  };
  const goOn = () => navigate(safeNext(next), { replace: true });

  const enter = async (email: string, password: string, bringBack = false) => {
    send();
    try {
      await logIn(email, password, { bringBack });
      await goOn();
    } catch (fault) {
      // the server has handed this browser what a short form began
      if (refusalOf(fault)?.code === 'account.signup-unfinished') return navigate({ pathname: '/complete-signup', search: nextIn(next) });
      setPending(refusalOf(fault)?.code === 'account.deletion-pending');
      // what cannot be a login at all (an overlong password) fails like any wrong one
      const impossible = refusalOf(fault)?.code === 'request.invalid';
      setRefused(impossible ? intl.formatMessage({ id: 'refusal.account.login-failed' }) : sentence(fault));
      setBusy(false);
    }
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const email = String(data.get('email') ?? '').trim();
    const password = String(data.get('password') ?? '');
    const found: Faults = {
      ...(email === '' ? { email: intl.formatMessage({ id: 'shell.login.name-missing' }) } : {}),
      ...(password === '' ? { password: intl.formatMessage({ id: 'shell.login.password-missing' }) } : {}),
    };
    setFaults(found);
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (Object.keys(found).length === 0) void enter(email, password, submitter?.getAttribute('name') === 'bring_back');
    else form.current?.querySelector<HTMLInputElement>(`[name=${found.email ? 'email' : 'password'}]`)?.focus();
  };

  return (
    <div className={styles.page}>
      <form ref={form} className={styles.form} method="post" action={LOGIN_FORM_PATH} onSubmit={submit} noValidate>
        <h1>{intl.formatMessage({ id: 'shell.login.title' })}</h1>
        <FormError>{refused === undefined ? sent.why : refused}</FormError>
        {next === null ? null : <input type="hidden" name="next" value={next} />}
        <TextInput
          key={sent.email}
          label={intl.formatMessage({ id: 'shell.login.name' })}
          name="email"
          defaultValue={sent.email}
          autoComplete="username webauthn"
          autoCapitalize="none"
          error={faults.email}
        />
        <PasswordInput
          label={intl.formatMessage({ id: 'shell.login.password' })}
          revealLabel={intl.formatMessage({ id: 'shell.login.show-password' })}
          concealLabel={intl.formatMessage({ id: 'shell.login.hide-password' })}
          name="password"
          autoComplete="current-password"
          error={faults.password}
        />
        <Button type="submit" variant={isPending ? 'line' : 'accent'} size="big" full busy={busy}>
          {intl.formatMessage({ id: 'shell.login.submit' })}
        </Button>
        {isPending ? <BringBack busy={busy} /> : null}
        <p className={styles.links}>
          <Link to="/reset-password">{intl.formatMessage({ id: 'shell.login.forgot' })}</Link>
          <span>
            {intl.formatMessage({ id: 'shell.login.no-account' })}{' '}
            <Link to={next ? `/signup?next=${encodeURIComponent(next)}` : '/signup'}>
              {intl.formatMessage({ id: 'shell.login.signup' })}
            </Link>
          </span>
        </p>
        <PasskeyPlace
          busy={busy}
          onSend={send}
          onEnter={goOn}
          onRefuse={(why) => {
            setPending(false);
            setRefused(why);
            setBusy(false);
          }}
        />
      </form>
      {demo ? <Personas busy={busy} onChoose={(email, password) => void enter(email, password)} /> : null}
    </div>
  );
};

/** The login belongs to the shell, so that it works when a remote does not. Its texts come with it: no other page carries them. */
export const LoginPage = () => (
  <ScreenTexts of={TEXTS}>
    <Login />
  </ScreenTexts>
);

/** Sends the same form with the wish to have the account back. */
const BringBack = ({ busy }: { busy: boolean }) => {
  const intl = useIntl();
  return (
    <>
      <Button type="submit" name="bring_back" value="yes" variant="accent" size="big" full busy={busy}>
        {intl.formatMessage({ id: 'shell.login.bring-back' })}
      </Button>
      <p className={styles.hint}>{intl.formatMessage({ id: 'shell.login.bring-back-hint' })}</p>
    </>
  );
};
