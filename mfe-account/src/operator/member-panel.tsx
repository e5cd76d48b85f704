import type { FormEvent } from 'react';
import { FormattedDate, useIntl } from 'react-intl';
import {
  CORRECTION_REASONS,
  type correctMember,
  MODERATION_REASONS,
  type moderateMember,
  type OperatorMember,
} from '@rendezvous/contracts/account/operator-members';
import type { ArgsOf } from '@rendezvous/contracts/route';
import { Anchor, Button, Pill, Select, TextInput } from '@rendezvous/ui';
import operatorPage from '@rendezvous/ui/operator-page.module.css';
import styles from './operator-account.module.css';

interface Props {
  readonly member: OperatorMember;
  readonly busy: boolean;
  readonly onCorrect: (wish: Omit<ArgsOf<typeof correctMember>, 'memberId'>) => Promise<void>;
  readonly onModerate: (wish: Omit<ArgsOf<typeof moderateMember>, 'memberId'>) => Promise<void>;
}

const GENDERS = ['female', 'male'] as const;
const reasonIn = <R extends string>(form: FormData): R => form.get('reason') as R;

/** A member and what only operators may change. */
export const MemberPanel = ({ member, busy, onCorrect, onModerate }: Props) => {
  const intl = useIntl();
  const say = (id: string) => intl.formatMessage({ id: `account.operator.members.${id}` });
  const { id, name, email, status, moderated, gender, date_of_birth: birthDate, country, joined_at: joinedAt, operator } = member;
  const reasons = (kind: string, list: readonly string[]) => (
    <Select
      label={say('reason')}
      name="reason"
      required
      placeholder={intl.formatMessage({ id: 'account.place.choose' })}
      options={list.map((value) => ({ value, label: say(`${kind}.${value}`) }))}
    />
  );
  const correct = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    void onCorrect({
      // one of earlier rules stays as it is while something else is corrected
      ...(form.get('name') === name ? {} : { name: String(form.get('name')) }),
      gender: form.get('gender') as OperatorMember['gender'],
      date_of_birth: String(form.get('date_of_birth')),
      reason: reasonIn(form),
    });
  };
  const moderate = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    void onModerate({ disabled: !moderated, reason: reasonIn(new FormData(event.currentTarget)) });
  };
  return (
    <section className={styles.detail} aria-labelledby={`member-${id}`}>
      <h2 id={`member-${id}`} className={operatorPage.subtitle}>
        {name}
      </h2>
      <dl className={styles.facts}>
        <dt>{say('number')}</dt>
        <dd>
          <Anchor href={`/members/${id}`}>{id}</Anchor>
        </dd>
        <dt>{say('email')}</dt>
        <dd>{email}</dd>
        <dt>{say('state')}</dt>
        <dd>
          <Pill tone={moderated ? 'warn' : 'plain'}>{say(moderated ? 'moderated' : `status.${status}`)}</Pill>
        </dd>
        <dt>{say('joined')}</dt>
        <dd>
          <FormattedDate value={joinedAt} dateStyle="medium" />
        </dd>
        <dt>{say('country')}</dt>
        <dd>{intl.formatDisplayName(country, { type: 'region' }) ?? country}</dd>
      </dl>
      <form key={`${name} ${gender} ${birthDate}`} className={styles.form} onSubmit={correct} aria-label={say('correct')}>
        <h3>{say('correct-title')}</h3>
        <TextInput label={say('name')} name="name" required defaultValue={name} />
        <Select
          label={say('gender')}
          name="gender"
          defaultValue={gender}
          options={GENDERS.map((value) => ({ value, label: say(`gender.${value}`) }))}
        />
        <TextInput label={say('birth-date')} name="date_of_birth" type="date" required defaultValue={birthDate} />
        {reasons('correction', CORRECTION_REASONS)}
        <div className={operatorPage.actions}>
          <Button type="submit" variant="plum" busy={busy}>
            {say('correct')}
          </Button>
        </div>
        <p className={operatorPage.quiet}>{say('told')}</p>
      </form>
      {operator ? (
        <p className={operatorPage.quiet}>{say('is-operator')}</p>
      ) : (
        <form key={String(moderated)} className={styles.form} onSubmit={moderate} aria-label={say(moderated ? 'enable' : 'disable')}>
          <h3>{say('moderation-title')}</h3>
          {reasons('moderation', MODERATION_REASONS)}
          <div className={operatorPage.actions}>
            <Button type="submit" variant={moderated ? 'plum' : 'danger'} busy={busy}>
              {say(moderated ? 'enable' : 'disable')}
            </Button>
          </div>
          {/* whoever is disabled cannot use what they bought */}
          <p className={operatorPage.quiet}>
            <Anchor href={`/operator/billing/refunds?find=%23${id}`}>{say('refund')}</Anchor>
          </p>
        </form>
      )}
    </section>
  );
};
