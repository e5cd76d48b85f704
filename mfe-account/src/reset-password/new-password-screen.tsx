import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Link, useSearchParams } from 'react-router-dom';
import { refusalOf, usePageTitle, useRefusalSentence } from '@rendezvous/client';
import { withTexts } from '@rendezvous/client/screen-texts';
import { PASSWORD_MAX, PASSWORD_MIN } from '@rendezvous/contracts/account/credentials';
import { Button, FormError, LinkButton, Notice, PasswordInput, Skeleton, Waiting } from '@rendezvous/ui';
import { accountApi } from '../account.api';
import { passwordFault } from '../form/field-faults';
import { useFaultSentence } from '../form/use-fault-sentence';
import { useFocusFault } from '../form/use-focus-fault';
import { NarrowPage } from '../page/narrow-page';
import styles from '../page/narrow-page.module.css';
import { resetPasswordTexts } from './texts';
import { useForm } from 'react-hook-form';

const NewPassword = () => {
  const intl = useIntl();
  const [search] = useSearchParams();
  // the secret leaves the address with the page; until then it is needed for another try
  const [token] = useState(search.get('token') ?? '');
  const [reset, { isSuccess, isLoading, error }] = accountApi.useAccountResetPasswordMutation();
  const { data: link, isLoading: isAsking, error: unasked } = accountApi.useAccountResetLinkQuery({ token }, { skip: token === '' });
  const title = intl.formatMessage({ id: 'account.new-password.title' });
  usePageTitle(title);
  const isRefused = [error, unasked]
    .map(refusalOf)
    .some((refusal) => refusal?.code === 'account.link-invalid' || refusal?.fields.some(({ path }) => path === 'token'));
  const dead = token === '' || link?.good === false || isRefused;
  if (isSuccess) {
    return (
      <NarrowPage title={intl.formatMessage({ id: 'account.new-password.done' })}>
        <Notice tone="ok" role="status">
          {intl.formatMessage({ id: 'account.new-password.done-text' })}
        </Notice>
        <LinkButton variant="accent" size="big" full render={<Link to="/login" />}>
          {intl.formatMessage({ id: 'account.reset.to-login' })}
        </LinkButton>
      </NarrowPage>
    );
  }
  if (dead) {
    return (
      <NarrowPage
        title={intl.formatMessage({ id: 'account.new-password.over' })}
        text={intl.formatMessage({ id: 'account.new-password.over-text' })}
      >
        <LinkButton variant="accent" size="big" full render={<Link to="/reset-password" />}>
          {intl.formatMessage({ id: 'account.new-password.ask' })}
        </LinkButton>
      </NarrowPage>
    );
  }
  if (isAsking) {
    return (
      <NarrowPage title={title} text={intl.formatMessage({ id: 'account.new-password.text' })}>
        <Waiting />
        <Skeleton shape="block" />
        <Skeleton shape="block" />
      </NarrowPage>
    );
  }
  return (
    <NarrowPage title={title} text={intl.formatMessage({ id: 'account.new-password.text' })}>
      <PasswordForm busy={isLoading} onSet={async (password) => (await reset({ token, password })).error} />
    </NarrowPage>
  );
};

interface FormProps {
  readonly busy: boolean;
  /** Answers with the call's fault, if there is one. */
  readonly onSet: (password: string) => Promise<unknown>;
}

const PasswordForm = ({ busy, onSet }: FormProps) => {
  const intl = useIntl();
  const sentence = useRefusalSentence();
  const fieldSentence = useFaultSentence();
  const { form, focusFault } = useFocusFault();
  const [refused, setRefused] = useState<string | null>(null);
  const { register, handleSubmit, getValues, setError, formState } = useForm({
    defaultValues: { password: '', again: '' },
    shouldFocusError: false,
  });
  const { errors } = formState;
  const words = {
    revealLabel: intl.formatMessage({ id: 'account.password.show' }),
    concealLabel: intl.formatMessage({ id: 'account.password.hide' }),
    autoComplete: 'new-password',
  };
  const send = async ({ password }: { password: string }) => {
    setRefused(null);
    const fault = await onSet(password);
    const code = refusalOf(fault)?.fields.find(({ path }) => path === 'password')?.code;
    if (code !== undefined) {
      setError('password', { message: code });
      focusFault();
    } else if (fault !== undefined) setRefused(sentence(fault));
  };
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={(event) => void handleSubmit(send, focusFault)(event)}>
      <FormError>{refused}</FormError>
      <PasswordInput
        label={intl.formatMessage({ id: 'account.new-password.password' })}
        hint={intl.formatMessage({ id: 'account.signup.password-hint' }, { min: PASSWORD_MIN })}
        error={fieldSentence('password', errors.password?.message, { min: PASSWORD_MIN, max: PASSWORD_MAX })}
        {...words}
        {...register('password', { validate: passwordFault })}
      />
      <PasswordInput
        label={intl.formatMessage({ id: 'account.new-password.again' })}
        error={fieldSentence('again', errors.again?.message)}
        {...words}
        {...register('again', { validate: (again) => again === getValues('password') || 'not-the-same' })}
      />
      <Button type="submit" variant="accent" size="big" full busy={busy}>
        {intl.formatMessage({ id: 'account.new-password.set' })}
      </Button>
    </form>
  );
};

/** Where the link of the mail leads: a new password, twice. A link that is over says so on opening; when that cannot be asked, the form does. */
export const NewPasswordScreen = withTexts([resetPasswordTexts], NewPassword);
