import { useIntl } from 'react-intl';
import { ErrorCard } from '@rendezvous/ui';
import { landersApi } from '../landers.api';
import { AlikeRow } from './alike-row';

const MOST = 5;

interface Props {
  readonly memberId: number;
  readonly title: string;
}

/** Up to five members like one. Nothing where there is nobody. */
export const Alike = ({ memberId, title }: Props) => {
  const intl = useIntl();
  const { currentData, error, isFetching, refetch } = landersApi.useLandersAlikeQuery({ memberId });
  const members = currentData?.members.slice(0, MOST) ?? null;
  if (members?.length === 0) return null;
  if (members === null && error)
    return (
      <ErrorCard
        heading={2}
        title={intl.formatMessage({ id: 'landers.alike.failed' })}
        retryLabel={intl.formatMessage({ id: 'landers.page.retry' })}
        onRetry={() => void refetch()}
        busy={isFetching}
      />
    );
  return <AlikeRow members={members} places={MOST} title={title} />;
};
