import type { ReactNode } from 'react';
import { FormattedDate, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { AgeAssurance } from '@rendezvous/contracts/account/age-assurance';
import { Button, ClockIcon, LinkButton, Notice } from '@rendezvous/ui';
import { NarrowPage } from '../page/narrow-page';
import { AgeFacts } from './age-facts';
import styles from './age.module.css';

interface Props {
  readonly age: AgeAssurance;
  readonly busy: boolean;
  readonly onGo: () => void;
  /** What came of a try, above what one can do. */
  readonly children?: ReactNode;
}

/** States in which a company is gone to. */
const ASKED: readonly AgeAssurance['state'][] = ['needed', 'under_way', 'failed', 'unanswered', 'expired'];
const TITLES = { passed: 'passed', refused: 'refused', not_asked: 'not-asked', under_way: 'waiting' } as const;

/** How one's age stands, and what one can do about it. */
export const AgeStanding = ({ age, busy, onGo, children }: Props) => {
  const intl = useIntl();
  const { state, hold, min_age: minAge, company } = age;
  const say = (id: string) => intl.formatMessage({ id: `account.age.${id}` }, { age: minAge, company: company?.name ?? '' });
  const title = say(state in TITLES ? TITLES[state as keyof typeof TITLES] : 'ask');
  if (!ASKED.includes(state) || company === null) {
    return (
      <NarrowPage title={title}>
        {children}
        <Ended age={age} />
      </NarrowPage>
    );
  }
  return (
    <NarrowPage title={title} text={state === 'under_way' || hold === null ? undefined : say(`hold.${hold}`)}>
      <Happened age={age} />
      {children}
      {state === 'under_way' ? null : <AgeFacts age={age} company={company} />}
      <div className={styles.actions}>
        <Button variant={state === 'under_way' ? 'plum' : 'accent'} size="big" busy={busy} onClick={onGo}>
          {say(state === 'under_way' ? 'go-on' : 'go')}
        </Button>
        <p className={styles.hint}>{say('go-hint')}</p>
      </div>
    </NarrowPage>
  );
};

const DayOf = ({ value }: { readonly value: string | null }) => (value === null ? null : <FormattedDate value={value} dateStyle="long" />);

/** What came before. */
const Happened = ({ age: { state, min_age: minAge, company, since } }: { readonly age: AgeAssurance }) => {
  const intl = useIntl();
  const say = (id: string) =>
    intl.formatMessage(
      { id: `account.age.${id}` },
      { age: minAge, company: company?.name ?? '', date: <DayOf key="date" value={since} /> },
    );
  const news = (id: string) => (
    <Notice tone="warn" role="status" title={say(id)}>
      {say(`${id}-text`)}
    </Notice>
  );
  if (state === 'under_way') {
    return (
      <Notice icon={<ClockIcon />} role="status">
        {say('waiting-text')}
      </Notice>
    );
  }
  if (state === 'failed') return news('unclear');
  return state === 'unanswered' || state === 'expired' ? news(state) : null;
};

/** Passed, refused, or nothing to do. */
const Ended = ({ age: { state, min_age: minAge, company, valid_until: until } }: { readonly age: AgeAssurance }) => {
  const intl = useIntl();
  const say = (id: string) =>
    intl.formatMessage(
      { id: `account.age.${id}` },
      { age: minAge, company: company?.name ?? '', date: <DayOf key="date" value={until} /> },
    );
  const settings = <LinkButton render={<Link to="/notifications" />}>{say('settings')}</LinkButton>;
  if (state === 'refused') {
    return (
      <>
        <Notice tone="danger" role="status">
          {say('refused-text')}
        </Notice>
        <p>{say('refused-wrong')}</p>
        <div className={styles.links}>
          <LinkButton variant="plum" render={<Link to="/complaints" />}>
            {say('complain')}
          </LinkButton>
          {settings}
        </div>
      </>
    );
  }
  if (state === 'passed') {
    return (
      <>
        <Notice tone="ok" role="status">
          {say('passed-text')}
        </Notice>
        <div className={styles.links}>
          <LinkButton variant="accent" render={<Link to="/members" />}>
            {say('onwards')}
          </LinkButton>
          {settings}
        </div>
      </>
    );
  }
  return (
    <>
      <p className="muted">{say('not-asked-text')}</p>
      <div className={styles.links}>{settings}</div>
    </>
  );
};
