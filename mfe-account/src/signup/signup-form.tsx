import type { FormEvent } from 'react';
import { FormProvider } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { Button, FormError } from '@rendezvous/ui';
import { CheckMail } from './finish/check-mail';
import { SignupProgress } from './finish/signup-progress';
import { SignupFrame } from './frame/signup-frame';
import type { FirstLine, SignupDraft } from './values/signup-draft';
import { LAST_STEP, STEPS } from './values/signup-values';
import { Referrer } from './referrer/referrer';
import { StepFields } from './steps/step-fields';
import { StepHeading } from './steps/step-heading';
import styles from './steps/step.module.css';
import { useSignup } from './use-signup';
import { useFirstDraft } from './values/use-first-draft';

interface Props {
  readonly next: string;
  readonly from: number | null;
  /** From the page's address; null for one that is kept, or none. */
  readonly firstLine: FirstLine | null;
  /** The address that a short form began it with; null without one. */
  readonly address: string | null;
}

interface StepsProps extends Props {
  readonly draft: SignupDraft | null;
}

/** The steps of a signup. What is filled in survives a reload, but for the password. */
export const SignupForm = (props: Props) => {
  const draft = useFirstDraft();
  // a server draws an empty form: what is kept here takes its place
  return <Steps key={draft === null ? 'empty' : 'kept'} {...props} draft={draft} />;
};

const Steps = ({ next, from, firstLine, address, draft }: StepsProps) => {
  const intl = useIntl();
  const signup = useSignup(draft, address, firstLine ?? draft?.firstLine ?? null);
  const { values, step, photo, form, stage, checking, refused, arrived, askPassword, forward, back } = signup;
  const title = intl.formatMessage({ id: `account.signup.title.${step}` });
  if (stage !== null) {
    return (
      <SignupFrame>
        <SignupProgress stage={stage} />
      </SignupFrame>
    );
  }
  if (signup.mailedTo !== null) {
    return (
      <SignupFrame>
        <CheckMail email={signup.mailedTo} onChange={signup.change} />
      </SignupFrame>
    );
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void forward();
  };
  const sending = step === 1 && photo.state.kind === 'sending';
  return (
    <SignupFrame step={step} steps={STEPS} onBack={step === 0 ? undefined : back}>
      <FormProvider {...values}>
        <form ref={form} className={styles.step} noValidate onSubmit={submit}>
          <StepHeading key={step} title={title} arrived={arrived}>
            {intl.formatMessage({ id: `account.signup.text.${step}` })}
          </StepHeading>
          {from !== null && step === 0 ? <Referrer memberId={from} /> : null}
          <FormError>{refused}</FormError>
          <StepFields
            step={step}
            photo={photo}
            askPassword={askPassword}
            address={address}
            loginTo={`/login?next=${encodeURIComponent(next)}`}
          />
          <div className={styles.actions}>
            <Button type="submit" variant="accent" size="big" busy={checking} disabled={sending || (step === 1 && photo.kept === null)}>
              {intl.formatMessage({ id: step === LAST_STEP ? 'account.signup.finish' : 'account.signup.continue' })}
            </Button>
            {step === 1 && photo.state.kind === 'none' ? (
              <Button type="submit" variant="quiet" size="big">
                {intl.formatMessage({ id: 'account.signup.skip' })}
              </Button>
            ) : null}
          </div>
        </form>
      </FormProvider>
    </SignupFrame>
  );
};
