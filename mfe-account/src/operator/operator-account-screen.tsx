import { lazy, Suspense } from 'react';
import { useIntl } from 'react-intl';
import { Link, useSearchParams } from 'react-router-dom';
import { usePageTitle } from '@rendezvous/client';
import { withTexts } from '@rendezvous/client/screen-texts';
import { ListSkeleton, TabLinks, useToasts } from '@rendezvous/ui';
import operatorPage from '@rendezvous/ui/operator-page.module.css';
import { complaintsTexts } from '../complaints/texts';
import { deleteAccountTexts } from '../delete-account/texts';
import { PageToasts } from '../page/page-toasts';
import { operatorAgeTexts } from './age/texts';
import { ComplaintsView } from './complaints-view';
import { LeavingView } from './leaving-view';
import { MembersView } from './members-view';
import { addressOf, VIEWS } from './operator-address';
import styles from './operator-account.module.css';
import { operatorTexts } from './texts';

/** Comes when it is looked at: most visits are about complaints. */
const InvitationsView = lazy(() =>
  import(/* webpackChunkName: "operator-invitations" */ './invitations/invitations-view').then((part) => ({
    default: part.InvitationsView,
  })),
);

const OperatorAccount = () => {
  const intl = useIntl();
  const toasts = useToasts();
  const [search] = useSearchParams();
  const view = VIEWS.find((one) => one === search.get('view')) ?? 'complaints';
  const title = intl.formatMessage({ id: `account.operator.${view}.title` });
  usePageTitle(title);
  return (
    <div className={styles.page}>
      <h1 className={operatorPage.title}>{title}</h1>
      <TabLinks
        label={intl.formatMessage({ id: 'account.operator.views' })}
        current={view}
        tabs={VIEWS.map((one) => ({
          value: one,
          label: intl.formatMessage({ id: `account.operator.${one}.title` }),
          render: <Link to={addressOf(one)} />,
        }))}
      />
      {view === 'complaints' ? <ComplaintsView tell={toasts.show} /> : null}
      {view === 'members' ? <MembersView tell={toasts.show} /> : null}
      {view === 'invitations' ? (
        <Suspense fallback={<ListSkeleton label={intl.formatMessage({ id: 'account.loading' })} />}>
          <InvitationsView tell={toasts.show} />
        </Suspense>
      ) : null}
      {view === 'leaving' ? <LeavingView /> : null}
      <PageToasts toasts={toasts} />
    </div>
  );
};

/** What operators do with accounts: complaints, members, invitations, and why members leave. */
export const OperatorAccountScreen = withTexts([operatorTexts, operatorAgeTexts, complaintsTexts, deleteAccountTexts], OperatorAccount);
