import { type FormEvent, useEffect, useRef, useState } from 'react';
import { FormattedDate, useIntl } from 'react-intl';
import { useRefusalSentence } from '@rendezvous/client';
import {
  EVIDENCE_REASONS,
  type EvidenceMessage,
  type KeptEvidence,
  type openReportEvidence,
} from '@rendezvous/contracts/account/report-evidence';
import type { ArgsOf } from '@rendezvous/contracts/route';
import { Button, ErrorCard, FormError, ListSkeleton, Select } from '@rendezvous/ui';
import operatorPage from '@rendezvous/ui/operator-page.module.css';
import { operatorAccountApi } from './operator-account.api';
import styles from './operator-account.module.css';

type Reason = ArgsOf<typeof openReportEvidence>['reason'];

const useSay = () => {
  const intl = useIntl();
  return (id: string, values?: Record<string, string | number>) => intl.formatMessage({ id: `account.operator.evidence.${id}` }, values);
};

/** The conversation that was sealed with a report: that it is there, who opened it, and its words once somebody says why they look. */
export const EvidencePanel = ({ number }: { readonly number: string }) => {
  const intl = useIntl();
  const say = useSay();
  const sentence = useRefusalSentence();
  const { currentData, error, isFetching, refetch } = operatorAccountApi.useAccountReportEvidenceQuery({ number });
  const [open, { data: opened, isLoading: opening, error: refused }] = operatorAccountApi.useAccountOpenReportEvidenceMutation();
  const evidence = opened?.evidence ?? currentData?.evidence;
  return (
    <section className={styles.form} aria-labelledby="evidence-title">
      <h3 id="evidence-title">{say('title')}</h3>
      {evidence ? (
        <>
          <Facts evidence={evidence} />
          {opened ? (
            <Messages messages={opened.messages} reporterId={opened.evidence.reporter_id} />
          ) : (
            <>
              <FormError>{refused ? sentence(refused) : null}</FormError>
              <Opening busy={opening} onOpen={(reason) => void open({ number, reason })} />
            </>
          )}
        </>
      ) : error ? (
        <ErrorCard
          title={say('failed')}
          retryLabel={intl.formatMessage({ id: 'account.retry' })}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : currentData ? (
        <p className={operatorPage.quiet}>{say('none')}</p>
      ) : (
        <ListSkeleton label={intl.formatMessage({ id: 'account.loading' })} />
      )}
    </section>
  );
};

const Facts = ({ evidence }: { readonly evidence: KeptEvidence }) => {
  const intl = useIntl();
  const say = useSay();
  const { messages, ends_at: endsAt, looks } = evidence;
  return (
    <>
      <p>{say('kept', { count: messages, until: intl.formatDate(endsAt, { dateStyle: 'medium' }) })}</p>
      {looks.length === 0 ? (
        <p className={operatorPage.quiet}>{say('unopened')}</p>
      ) : (
        <ul className={operatorPage.quiet} aria-label={say('looks')}>
          {looks.map(({ operator_id: id, reason, at }) => (
            <li key={`${id} ${at}`}>
              {say('look', {
                id: String(id),
                at: intl.formatDate(at, { dateStyle: 'medium', timeStyle: 'short' }),
                reason: say(`reason.${reason}`),
              })}
            </li>
          ))}
        </ul>
      )}
    </>
  );
};

const Opening = ({ busy, onOpen }: { readonly busy: boolean; readonly onOpen: (reason: Reason) => void }) => {
  const intl = useIntl();
  const say = useSay();
  const [missing, setMissing] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const given = new FormData(event.currentTarget).get('reason');
    const reason = EVIDENCE_REASONS.find((one) => one === given);
    setMissing(reason === undefined);
    if (reason !== undefined) onOpen(reason);
  };
  return (
    <form className={styles.place} noValidate onSubmit={submit} aria-label={say('open')}>
      <Select
        label={say('why')}
        name="reason"
        hint={say('logged')}
        placeholder={intl.formatMessage({ id: 'account.place.choose' })}
        error={missing ? say('why-missing') : undefined}
        options={EVIDENCE_REASONS.map((value) => ({ value, label: say(`reason.${value}`) }))}
      />
      <div className={operatorPage.actions}>
        <Button type="submit" busy={busy}>
          {say('open')}
        </Button>
      </div>
    </form>
  );
};

const Messages = ({ messages, reporterId }: { readonly messages: readonly EvidenceMessage[]; readonly reporterId: number }) => {
  const say = useSay();
  const talk = useRef<HTMLOListElement>(null);
  // the focus lies outside React: it went with the button that opened this
  useEffect(() => talk.current?.focus(), []);
  return (
    <ol ref={talk} tabIndex={-1} className={styles.talk} aria-label={say('messages')}>
      {messages.map(({ sender_id: id, sent_at: at, text }, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- what is sealed does not change
        <li key={place} className={`${styles.words} ${id === reporterId ? styles.answer : ''}`}>
          <span className={operatorPage.quiet}>
            {say(id === reporterId ? 'by-reporter' : 'by-other', { id: String(id) })}
            {' · '}
            <FormattedDate value={at} dateStyle="medium" timeStyle="short" />
          </span>
          {text}
        </li>
      ))}
    </ol>
  );
};
