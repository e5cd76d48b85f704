import { useIntl } from 'react-intl';
import { useRefusalSentence } from '@rendezvous/client';
import { withTexts } from '@rendezvous/client/screen-texts';
import { ErrorCard, type useToasts } from '@rendezvous/ui';
import { accountApi } from '../account.api';
import { SectionComing } from '../page/section-coming';
import { ExportCard } from './export-card';
import { exportTexts } from './texts';

/** How often it is looked whether the file is there, while it is waited for. */
const LOOK_MS = 5000;

interface Props {
  readonly tell: ReturnType<typeof useToasts>['show'];
}

const Export = ({ tell }: Props) => {
  const intl = useIntl();
  const sentence = useRefusalSentence();
  const { isAwaited } = accountApi.endpoints.accountExport.useQueryState(undefined, {
    selectFromResult: ({ data: known }) => ({ isAwaited: known?.export?.state === 'preparing' }),
  });
  const { data, isError, isFetching, refetch } = accountApi.useAccountExportQuery(undefined, {
    pollingInterval: isAwaited ? LOOK_MS : 0,
    refetchOnMountOrArgChange: true,
  });
  const [ask, { isLoading }] = accountApi.useAccountAskExportMutation();
  const send = async (): Promise<void> => {
    const { error } = await ask();
    if (error) tell({ text: sentence(error), tone: 'danger' });
  };
  if (data) return <ExportCard latest={data.export} left={data.left} busy={isLoading} onAsk={() => void send()} />;
  if (!isError) return <SectionComing />;
  return (
    <ErrorCard
      title={intl.formatMessage({ id: 'account.export.failed' })}
      retryLabel={intl.formatMessage({ id: 'account.retry' })}
      onRetry={() => void refetch()}
      busy={isFetching}
    />
  );
};

/** The member's data as a file; the other settings do not wait for it. */
export const ExportSection = withTexts([exportTexts], Export);
