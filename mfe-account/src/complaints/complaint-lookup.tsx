import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormattedDate, useIntl } from 'react-intl';
import { refusalOf, useRefusalSentence } from '@rendezvous/client';
import { Button, Notice, TextInput, Waiting } from '@rendezvous/ui';
import { complaintsApi } from './complaints.api';
import { needed } from '../form/field-faults';
import { ComplaintUnlock } from './complaint-unlock';
import { ComplaintWords } from './complaint-words';
import { useFaultSentence } from '../form/use-fault-sentence';
import styles from '../page/narrow-page.module.css';

/** As it is told: three groups of four, however it is typed. */
const spelled = (text: string): string => (text.toUpperCase().match(/[A-Z0-9]/g) ?? []).join('').replaceAll(/(.{4})(?=.)/g, '$1-');

/** What became of a complaint, and with its address what was written. @param known its number, where the link of a mail names it */
export const ComplaintLookup = ({ known }: { readonly known: string | null }) => {
  const intl = useIntl();
  const sentence = useRefusalSentence();
  const fieldSentence = useFaultSentence();
  const [number, setNumber] = useState(known === null ? '' : spelled(known));
  const { currentData, error, isFetching, refetch } = complaintsApi.useAccountComplaintQuery({ number }, { skip: number === '' });
  const { register, handleSubmit, formState } = useForm({ defaultValues: { number: known ?? '' } });
  const unknown = ['account.complaint-not-found', 'request.invalid'].includes(refusalOf(error)?.code ?? '');
  const look = (asked: string) => (asked === number ? void refetch() : setNumber(asked));
  const own = typeof currentData?.text === 'string';
  return (
    <div className={styles.form}>
      <form className={styles.form} noValidate onSubmit={(event) => void handleSubmit((values) => look(spelled(values.number)))(event)}>
        <h2 className={styles.second}>{intl.formatMessage({ id: 'account.complaints.lookup' })}</h2>
        <TextInput
          label={intl.formatMessage({ id: 'account.complaints.number' })}
          autoCapitalize="characters"
          autoComplete="off"
          placeholder="ABCD-EFGH-JKLM"
          error={fieldSentence('number', formState.errors.number?.message ?? (unknown ? 'unknown' : undefined))}
          {...register('number', { validate: needed })}
        />
        <Button type="submit" busy={isFetching}>
          {intl.formatMessage({ id: 'account.complaints.look' })}
        </Button>
        {isFetching ? <Waiting /> : null}
        <div role="status">
          {error && !unknown ? sentence(error) : null}
          {currentData ? (
            <Notice tone={currentData.state === 'open' ? 'info' : 'ok'} title={currentData.number}>
              {intl.formatMessage(
                { id: `account.complaints.state.${currentData.outcome ?? currentData.state}` },
                { date: <FormattedDate value={currentData.filed_at} dateStyle="long" /> },
              )}
            </Notice>
          ) : null}
        </div>
      </form>
      {currentData && own ? <ComplaintWords text={currentData.text ?? null} answers={currentData.answers ?? []} /> : null}
      {currentData && !own ? <ComplaintUnlock key={currentData.number} number={currentData.number} /> : null}
    </div>
  );
};
