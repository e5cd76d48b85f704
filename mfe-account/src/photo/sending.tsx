import { useIntl } from 'react-intl';
import { PhotoLabel, ProgressBar, VisuallyHidden } from '@rendezvous/ui';
import type { UploadStanding } from './upload/upload-photo';

/** What is said of an upload. */
const wordsFor = ({ share, paused }: UploadStanding): string => {
  if (paused !== null) return `account.photo.paused-${paused}`;
  return share < 1 ? 'account.photo.percent' : 'account.photo.working';
};

/** Lies on a photo while it is sent, and while it waits to go on. */
export const Sending = ({ share, paused }: UploadStanding) => {
  const intl = useIntl();
  const percent = Math.round(share * 100);
  return (
    <>
      <PhotoLabel at="start" above={<ProgressBar onPhoto label={intl.formatMessage({ id: 'account.photo.sending' })} value={percent} />}>
        {intl.formatMessage({ id: wordsFor({ share, paused }) }, { percent: share })}
      </PhotoLabel>
      <VisuallyHidden>
        <span role="status">{paused === null ? '' : intl.formatMessage({ id: wordsFor({ share, paused }) })}</span>
      </VisuallyHidden>
    </>
  );
};
