import { useIntl } from 'react-intl';
import { Link, useSearchParams } from 'react-router-dom';
import { usePageTitle } from '@rendezvous/client';
import { useFictional } from '@rendezvous/client/fictional';
import { withTexts } from '@rendezvous/client/screen-texts';
import { EmptyState, ErrorCard, FictionalWarning, LinkButton, PersonCardSkeleton, PersonGrid } from '@rendezvous/ui';
import { accountApi, FITTING } from '../account.api';
import { nextPage } from '../page/next-page';
import { KeptLikes } from './kept-likes';
import { Match } from './match';
import styles from './signup-matches.module.css';
import { signupMatchesTexts } from './texts';

const SHOWN = 6;

const SignupMatches = () => {
  const intl = useIntl();
  const [search] = useSearchParams();
  const fictional = useFictional();
  const { data, isFetching, isError, refetch } = accountApi.useAccountMatchesQuery(FITTING);
  const title = intl.formatMessage({ id: 'account.matches.title' });
  usePageTitle(title);
  const members = data?.members.slice(0, SHOWN) ?? [];
  const onward = (
    <LinkButton variant="accent" size="big" render={<Link to={nextPage(search.get('next'))} />}>
      {intl.formatMessage({ id: 'account.matches.go-on' })}
    </LinkButton>
  );
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>{title}</h1>
        <p className="muted">{intl.formatMessage({ id: 'account.matches.text' })}</p>
      </div>
      <KeptLikes />
      {isError && !data ? (
        <ErrorCard
          title={intl.formatMessage({ id: 'account.matches.failed' })}
          retryLabel={intl.formatMessage({ id: 'account.retry' })}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      ) : null}
      {data === undefined && !isError ? <PersonCardSkeleton label={intl.formatMessage({ id: 'account.loading' })} count={SHOWN} /> : null}
      {data !== undefined && members.length === 0 ? (
        <EmptyState title={intl.formatMessage({ id: 'account.matches.none' })}>
          {intl.formatMessage({ id: 'account.matches.none-text' })}
        </EmptyState>
      ) : null}
      <FictionalWarning members={members} words={fictional} />
      {members.length > 0 ? (
        <PersonGrid label={title}>
          {members.map((member) => (
            <li key={member.id}>
              <Match member={member} />
            </li>
          ))}
        </PersonGrid>
      ) : null}
      <div className={styles.onward}>{onward}</div>
    </div>
  );
};

/** A first look at people who fit, right after joining: at real ones. */
export const SignupMatchesScreen = withTexts([signupMatchesTexts], SignupMatches);
