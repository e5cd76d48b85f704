import { useIntl } from 'react-intl';
import { ErrorCard, ListSkeleton } from '@rendezvous/ui';

/** The shape of a list that is on its way. */
export const NotesLoading = () => {
  const intl = useIntl();
  return <ListSkeleton label={intl.formatMessage({ id: 'newarea.notes.loading' })} />;
};

interface FailedProps {
  readonly busy: boolean;
  readonly onRetry: () => void;
}

/** The list did not come. */
export const NotesFailed = ({ busy, onRetry }: FailedProps) => {
  const intl = useIntl();
  return (
    <ErrorCard
      title={intl.formatMessage({ id: 'newarea.notes.failed' })}
      retryLabel={intl.formatMessage({ id: 'newarea.notes.retry' })}
      onRetry={onRetry}
      busy={busy}
    >
      {intl.formatMessage({ id: 'newarea.notes.failed.text' })}
    </ErrorCard>
  );
};
