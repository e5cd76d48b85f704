import { type ReactNode, useState } from 'react';
import { FormattedDate, useIntl } from 'react-intl';
import { COMPLAINT_TEXT_MAX } from '@rendezvous/contracts/account/complaints';
import type { OperatorComplaintThread } from '@rendezvous/contracts/account/operator-complaints';
import { isBlank } from '@rendezvous/contracts/kernel';
import { Anchor, Button, TextArea } from '@rendezvous/ui';
import operatorPage from '@rendezvous/ui/operator-page.module.css';
import styles from './operator-account.module.css';

/** Where an operator decides about a member, by their number. */
const memberPanel = (id: number): string => `/operator/account?view=members&find=%23${id}`;

/** How a complaint stands after an answer. */
type Ending = 'answered' | 'closed' | 'unfounded';

interface Props {
  readonly complaint: OperatorComplaintThread;
  readonly busy: boolean;
  /** What belongs to it and is read for itself; stands before the answer. */
  readonly children?: ReactNode;
  /** Answers whether it went out: then what was typed goes. */
  readonly onAnswer: (text: string, how: Ending) => Promise<boolean>;
  readonly onState: (state: 'open' | 'closed') => Promise<boolean>;
}

/** What was written on both sides, and the place for an answer. */
export const ComplaintThread = ({ complaint, busy, children, onAnswer, onState }: Props) => {
  const intl = useIntl();
  const say = (id: string, values?: Record<string, string>) => intl.formatMessage({ id: `account.operator.complaints.${id}` }, values);
  const { number, category, state, outcome, email, locale, text, answers, filed_at: filedAt, member_id: by, about_id: about } = complaint;
  return (
    <section className={styles.detail} aria-labelledby="complaint-title">
      <h2 id="complaint-title" className={operatorPage.subtitle}>
        {number}
      </h2>
      <dl className={styles.facts}>
        <dt>{say('column.state')}</dt>
        <dd>{say(`state.${outcome ?? state}`)}</dd>
        <dt>{say('column.category')}</dt>
        <dd>{intl.formatMessage({ id: `account.complaints.category.${category}` })}</dd>
        <dt>{say('column.by')}</dt>
        <dd>{by === null ? say('visitor') : <Anchor href={memberPanel(by)}>{by}</Anchor>}</dd>
        {about === null ? null : (
          <>
            <dt>{say('column.about')}</dt>
            <dd>
              <Anchor href={memberPanel(about)}>{about}</Anchor>
            </dd>
          </>
        )}
        <dt>{say('answer-to')}</dt>
        <dd>{email}</dd>
      </dl>
      <Words text={text} at={filedAt} />
      {answers.map((answer, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- answers are only added at the end
        <Words key={at} answer text={answer.text} at={answer.at} />
      ))}
      {children}
      <AnswerForm
        busy={busy}
        hint={say('answer-hint', { language: intl.formatDisplayName(locale, { type: 'language' }) ?? locale })}
        onAnswer={onAnswer}
      />
      <div className={operatorPage.actions}>
        <Button busy={busy} onClick={() => void onState(state === 'closed' ? 'open' : 'closed')}>
          {say(state === 'closed' ? 'reopen' : 'close')}
        </Button>
      </div>
    </section>
  );
};

const Words = ({ text, at, answer = false }: { readonly text: string; readonly at: string; readonly answer?: boolean }) => (
  <div className={`${styles.words} ${answer ? styles.answer : ''}`}>
    <span className={operatorPage.quiet}>
      <FormattedDate value={at} dateStyle="medium" timeStyle="short" />
    </span>
    {text}
  </div>
);

const AnswerForm = ({ busy, hint, onAnswer }: Pick<Props, 'busy' | 'onAnswer'> & { readonly hint: string }) => {
  const intl = useIntl();
  const say = (id: string) => intl.formatMessage({ id: `account.operator.complaints.${id}` });
  const [text, setText] = useState('');
  const [missing, setMissing] = useState(false);
  const send = async (how: Ending): Promise<void> => {
    setMissing(isBlank(text));
    if (!isBlank(text) && (await onAnswer(text.trim(), how))) setText('');
  };
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send('answered');
      }}
    >
      <TextArea
        label={say('answer')}
        hint={hint}
        rows={6}
        maxLength={COMPLAINT_TEXT_MAX}
        value={text}
        error={missing ? say('answer-missing') : undefined}
        onChange={({ target }) => setText(target.value)}
      />
      <div className={operatorPage.actions}>
        <Button type="submit" variant="plum" busy={busy}>
          {say('send')}
        </Button>
        {(['closed', 'unfounded'] as const).map((how) => (
          <Button key={how} busy={busy} onClick={() => void send(how)}>
            {say(`send-${how}`)}
          </Button>
        ))}
      </div>
    </form>
  );
};
