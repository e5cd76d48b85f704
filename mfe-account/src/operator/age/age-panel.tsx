import type { FormEvent } from 'react';
import { FormattedDate, useIntl } from 'react-intl';
import { AGE_RESET_REASONS, type OperatorAge, type resetMemberAge } from '@rendezvous/contracts/account/age-assurance';
import type { ArgsOf } from '@rendezvous/contracts/route';
import { Button, Pill, Select } from '@rendezvous/ui';
import operatorPage from '@rendezvous/ui/operator-page.module.css';
import styles from '../operator-account.module.css';

type Reason = ArgsOf<typeof resetMemberAge>['reason'];

interface Props {
  readonly age: OperatorAge;
  readonly busy: boolean;
  readonly onReset: (reason: Reason) => Promise<void>;
}

/** How a member's age stands, and the way to have it asked again once something came of it. */
export const AgePanel = ({ age: { state, hold, min_age: minAge, since, valid_until: until }, busy, onReset }: Props) => {
  const intl = useIntl();
  const say = (id: string) => intl.formatMessage({ id: `account.operator.age.${id}` }, { age: minAge });
  const reset = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    void onReset(new FormData(event.currentTarget).get('reason') as Reason);
  };
  const fact = (name: string, value: string | null) =>
    value === null ? null : (
      <>
        <dt>{say(name)}</dt>
        <dd>
          <FormattedDate value={value} dateStyle="medium" />
        </dd>
      </>
    );
  return (
    <section className={styles.detail} aria-labelledby="member-age">
      <h2 id="member-age" className={operatorPage.subtitle}>
        {say('title')}
      </h2>
      <dl className={styles.facts}>
        <dt>{intl.formatMessage({ id: 'account.operator.members.state' })}</dt>
        <dd>
          <Pill tone={state === 'refused' ? 'warn' : 'plain'}>{say(`state.${state}`)}</Pill>
        </dd>
        {fact('since', since)}
        {fact('until', until)}
        {hold === null ? null : (
          <>
            <dt>{say('hold')}</dt>
            <dd>{say(`hold.${hold}`)}</dd>
          </>
        )}
      </dl>
      {state === 'needed' ? null : (
        <form className={styles.form} onSubmit={reset} aria-label={say('reset')}>
          <Select
            label={intl.formatMessage({ id: 'account.operator.members.reason' })}
            name="reason"
            required
            placeholder={intl.formatMessage({ id: 'account.place.choose' })}
            options={AGE_RESET_REASONS.map((value) => ({ value, label: say(`reason.${value}`) }))}
          />
          <div className={operatorPage.actions}>
            <Button type="submit" variant="plum" busy={busy}>
              {say('reset')}
            </Button>
          </div>
          <p className={operatorPage.quiet}>{say('told')}</p>
        </form>
      )}
    </section>
  );
};
