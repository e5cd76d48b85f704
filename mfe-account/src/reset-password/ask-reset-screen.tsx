import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { refusalOf, usePageTitle, useRefusalSentence } from '@rendezvous/client';
import { withTexts } from '@rendezvous/client/screen-texts';
import { Button, FormError, LinkButton, Notice, TextInput } from '@rendezvous/ui';
import { accountApi } from '../account.api';
import { emailFault } from '../form/field-faults';
import { useFaultSentence } from '../form/use-fault-sentence';
import { NarrowPage } from '../page/narrow-page';
import styles from '../page/narrow-page.module.css';
import { resetPasswordTexts } from './texts';
import { useForm } from 'react-hook-form';

const AskReset = () => {
  const intl = useIntl();
  const [ask, { isLoading, isSuccess, originalArgs, error }] = accountApi.useAccountAskPasswordResetMutation();
  const title = intl.formatMessage({ id: 'account.reset.title' });
  usePageTitle(title);
  if (isSuccess) {
    return (
      <NarrowPage title={intl.formatMessage({ id: 'account.reset.sent' })}>
        <Notice tone="info" role="status">
          {intl.formatMessage({ id: 'account.reset.sent-text' }, { email: <b>{originalArgs?.email}</b> })}
        </Notice>
        <p className="muted">{intl.formatMessage({ id: 'account.confirm.spam' })}</p>
        <LinkButton render={<Link to="/login" />}>{intl.formatMessage({ id: 'account.reset.to-login' })}</LinkButton>
      </NarrowPage>
    );
  }
  return (
    <NarrowPage title={title} text={intl.formatMessage({ id: 'account.reset.text' })}>
      <AskForm busy={isLoading} fault={error} onAsk={(email) => void ask({ email })} />
    </NarrowPage>
  );
};

const AskForm = ({ busy, fault, onAsk }: { busy: boolean; fault: unknown; onAsk: (email: string) => void }) => {
  const intl = useIntl();
  const sentence = useRefusalSentence();
  const fieldSentence = useFaultSentence();
  const { register, handleSubmit, formState } = useForm({ defaultValues: { email: '' } });
  const fieldCode = formState.errors.email?.message ?? refusalOf(fault)?.fields.find(({ path }) => path === 'email')?.code;
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void handleSubmit(({ email }) => onAsk(email.trim()))(event)}>
      <FormError>{fault !== undefined && fieldCode === undefined ? sentence(fault) : null}</FormError>
      <TextInput
        label={intl.formatMessage({ id: 'account.signup.email' })}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        error={fieldSentence('email', fieldCode)}
        {...register('email', { validate: emailFault })}
      />
      <Button type="submit" variant="accent" size="big" full busy={busy}>
        {intl.formatMessage({ id: 'account.reset.ask' })}
      </Button>
    </form>
  );
};

/** Asks for a link to set a new password. The answer is the same whether the address is known or not. */
export const AskResetScreen = withTexts([resetPasswordTexts], AskReset);
