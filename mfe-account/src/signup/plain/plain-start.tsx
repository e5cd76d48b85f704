import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { useSettings } from '@rendezvous/client';
import { PASSWORD_MIN } from '@rendezvous/contracts/account/credentials';
import { SHORT_FORM_PATH } from '@rendezvous/contracts/account/signup-start';
import { Button, Checkbox, FormError, TextInput } from '@rendezvous/ui';
import { Referrer } from '../referrer/referrer';
import { SignupFrame } from '../frame/signup-frame';
import { ConsentTerms } from '../steps/consent-terms';
import styles from '../steps/step.module.css';
import { takenLine } from '../values/first-line-in';
import type { FirstLine } from '../values/signup-draft';
import { Along } from './along';
import { usePlainForm } from './use-plain-form';

interface Props {
  readonly next: string;
  readonly from: number | null;
  readonly firstLine: FirstLine | null;
}

/** The first step without a script: address, password and consent. */
export const PlainStart = ({ next, from, firstLine }: Props) => {
  const intl = useIntl();
  const { min_age: minAge } = useSettings();
  const { page, typed, fault, why } = usePlainForm(minAge);
  // a refusal leads back with a short address: a long line was kept beside it
  const line = firstLine ?? (typed.signup_message ? { to: from, text: takenLine(typed.signup_message) } : null);
  return (
    <SignupFrame>
      <form id="short-form" className={styles.step} method="post" action={SHORT_FORM_PATH} noValidate>
        <div className={styles.heading}>
          <h1>{intl.formatMessage({ id: 'account.signup.title.0' })}</h1>
          <p className="muted">{intl.formatMessage({ id: 'account.signup.text.0' })}</p>
        </div>
        {from === null ? null : <Referrer memberId={from} />}
        <FormError>{why}</FormError>
        <Along page={page} next={next} from={from} firstLine={line} />
        <TextInput
          label={intl.formatMessage({ id: 'account.signup.email' })}
          name="email"
          type="email"
          autoComplete="email"
          defaultValue={typed.email}
          error={fault('email')}
        />
        <TextInput
          label={intl.formatMessage({ id: 'account.signup.password' })}
          hint={intl.formatMessage({ id: 'account.signup.password-hint' }, { min: PASSWORD_MIN })}
          name="password"
          type="password"
          autoComplete="new-password"
          error={fault('password')}
        />
        <Checkbox
          label={<ConsentTerms minAge={minAge} />}
          name="consent_terms"
          defaultChecked={typed.consent_terms !== undefined}
          error={fault('consent_terms')}
        />
        <div className={styles.actions}>
          <Button type="submit" variant="accent" size="big">
            {intl.formatMessage({ id: 'account.signup.continue' })}
          </Button>
        </div>
        <p className={styles.foot}>
          <Link to={`/login?next=${encodeURIComponent(next)}`}>{intl.formatMessage({ id: 'account.signup.login-instead' })}</Link>
        </p>
      </form>
    </SignupFrame>
  );
};
