import { useIntl } from 'react-intl';
import { withTexts } from '@rendezvous/client/screen-texts';
import { ErrorCard, PersonCardSkeleton, PersonGrid } from '@rendezvous/ui';
import { accountApi } from '../../account.api';
import { Match } from '../../signup-matches/match';
import { signupMatchesTexts } from '../../signup-matches/texts';
import { relatedTexts } from './texts';
import styles from '../own-profile.module.css';

/** As many as stand in one row of a desktop. */
const SHOWN = 4;

/** Members like the one who looks, among those who suit; nothing at all when there are none. */
const Related = ({ memberId }: { readonly memberId: number }) => {
  const intl = useIntl();
  const { data, isFetching, isError, refetch } = accountApi.useAccountRelatedQuery({ memberId });
  const members = data?.members.slice(0, SHOWN) ?? [];
  if (data && members.length === 0) return null;
  const title = intl.formatMessage({ id: 'account.related.title' });
  return (
    <section className={styles.section} aria-label={title}>
      <div>
        <h2>{title}</h2>
        <p className="small muted">{intl.formatMessage({ id: 'account.related.text' })}</p>
      </div>
      {!data && !isError ? <PersonCardSkeleton label={intl.formatMessage({ id: 'account.loading' })} count={SHOWN} row /> : null}
      {!data && isError ? (
        <ErrorCard
          heading={3}
          title={intl.formatMessage({ id: 'account.related.failed' })}
          retryLabel={intl.formatMessage({ id: 'account.retry' })}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      ) : null}
      {members.length > 0 ? (
        <PersonGrid row>
          {members.map((member) => (
            <li key={member.id}>
              <Match member={member} />
            </li>
          ))}
        </PersonGrid>
      ) : null}
    </section>
  );
};

export const RelatedMembers = withTexts([signupMatchesTexts, relatedTexts], Related);
