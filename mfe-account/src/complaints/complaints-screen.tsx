import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { usePageTitle, useUser } from '@rendezvous/client';
import { COMPLAINT_CATEGORIES } from '@rendezvous/contracts/account/complaints';
import { withTexts } from '@rendezvous/client/screen-texts';
import { Button, Notice } from '@rendezvous/ui';
import { NarrowPage } from '../page/narrow-page';
import { ComplaintForm } from './complaint-form';
import { ComplaintLookup } from './complaint-lookup';
import { complaintsTexts } from './texts';
import { useComplaint } from './use-complaint';

const Complaints = () => {
  const intl = useIntl();
  const user = useUser();
  const [search] = useSearchParams();
  const { busy, filed, file, another } = useComplaint();
  const title = intl.formatMessage({ id: 'account.complaints.title' });
  usePageTitle(title);
  if (filed !== null) {
    return (
      <NarrowPage title={intl.formatMessage({ id: 'account.complaints.filed' })}>
        <Notice tone="ok" role="status" title={filed.number}>
          {intl.formatMessage({ id: 'account.complaints.filed-text' })}
        </Notice>
        <Button onClick={another}>{intl.formatMessage({ id: 'account.complaints.another' })}</Button>
      </NarrowPage>
    );
  }
  const about = Number(search.get('member'));
  const likely = COMPLAINT_CATEGORIES.find((category) => category === search.get('category'));
  return (
    <NarrowPage title={title} text={intl.formatMessage({ id: 'account.complaints.text' })}>
      <ComplaintForm
        askEmail={user === null}
        busy={busy}
        about={Number.isInteger(about) && about > 0 ? about : null}
        likely={likely}
        onFile={file}
      />
      <ComplaintLookup known={search.get('number')} />
    </NarrowPage>
  );
};

/** Complaining, and looking up what became of it. */
export const ComplaintsScreen = withTexts([complaintsTexts], Complaints);
