import { useIntl } from 'react-intl';
import { Link, useSearchParams } from 'react-router-dom';
import { useRefusalSentence } from '@rendezvous/client';
import { withTexts } from '@rendezvous/client/screen-texts';
import { INVITATION_STATES } from '@rendezvous/contracts/account/operator-invitations';
import { type useToasts, EmptyState, ErrorCard, LinkButton, ListSkeleton } from '@rendezvous/ui';
import operatorPage from '@rendezvous/ui/operator-page.module.css';
import { operatorAccountApi } from '../operator-account.api';
import styles from '../operator-account.module.css';
import { addressOf } from '../operator-address';
import { InvitationPanel } from './invitation-panel';
import { InvitationsTable } from './invitations-table';
import { invitationsTexts } from './texts';
import { NewInvitation } from './new-invitation';
import { WaitingList } from './waiting-list';

const STATES = [...INVITATION_STATES, 'all'] as const;

interface Props {
  readonly tell: ReturnType<typeof useToasts>['show'];
}

const Invitations = ({ tell }: Props) => {
  const intl = useIntl();
  const say = (id: string, values?: Record<string, string | number>) =>
    intl.formatMessage({ id: `account.operator.invitations.${id}` }, values);
  const sentence = useRefusalSentence();
  const [search] = useSearchParams();
  const state = STATES.find((one) => one === search.get('state')) ?? 'open';
  const after = Number(search.get('after')) || null;
  const selected = Number(search.get('invitation')) || null;
  const wanted = { state, ...(after && { after }) };
  const { currentData: data, isError, isFetching, refetch } = operatorAccountApi.useAccountOperatorInvitationsQuery(wanted);
  const [create, { isLoading: creating }] = operatorAccountApi.useAccountCreateInvitationMutation();
  const [invite, { isLoading: inviting }] = operatorAccountApi.useAccountInviteWaitingMutation();
  const address = (more: Readonly<Record<string, string | null>>): string =>
    addressOf('invitations', { state: state === 'open' ? null : state, ...more });

  /** Answers whether it was done; what stands there is read again in any case. */
  const run = async <T,>(work: Promise<T>, done: (answer: T) => string): Promise<boolean> => {
    try {
      tell({ tone: 'ok', text: done(await work) });
      return true;
    } catch (fault) {
      tell({ tone: 'danger', text: sentence(fault) });
      return false;
    } finally {
      void refetch();
    }
  };

  if (isError && !data) {
    return (
      <ErrorCard
        title={say('failed')}
        retryLabel={intl.formatMessage({ id: 'account.retry' })}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <ListSkeleton label={intl.formatMessage({ id: 'account.loading' })} />;
  return (
    <>
      <nav className={operatorPage.filters} aria-label={say('filter')}>
        {STATES.map((one) => (
          <Link
            key={one}
            className={operatorPage.filter}
            aria-current={one === state ? 'true' : undefined}
            to={addressOf('invitations', { state: one === 'open' ? null : one })}
          >
            {say(`state.${one}`)}
            {one === 'all' ? null : <span>({intl.formatNumber(data.counts[one])})</span>}
          </Link>
        ))}
      </nav>
      <div className={operatorPage.columns}>
        <div className={styles.list}>
          {data.invitations.length === 0 ? (
            <div className={styles.empty}>
              <EmptyState title={say('none')}>{say('none-text')}</EmptyState>
            </div>
          ) : (
            <>
              <p className={operatorPage.keys}>{intl.formatMessage({ id: 'account.operator.keys' })}</p>
              <InvitationsTable
                invitations={data.invitations}
                selected={selected}
                addressOf={(id) => address({ invitation: String(id), after: after === null ? null : String(after) })}
              />
            </>
          )}
          {data.more ? (
            <LinkButton render={<Link to={address({ after: String(data.invitations.at(-1)?.id) })} />}>{say('more')}</LinkButton>
          ) : null}
        </div>
        <div className={styles.list}>
          {selected === null ? null : <InvitationPanel key={selected} id={selected} tell={tell} onChanged={() => void refetch()} />}
          <NewInvitation
            sites={data.sites}
            busy={creating}
            onCreate={(wish) => run(create(wish).unwrap(), ({ code }) => say('created', { code }))}
          />
          {data.sites.map((site) => (
            <WaitingList
              key={site.id}
              site={site}
              busy={inviting}
              onInvite={(wish) => void run(invite(wish).unwrap(), ({ invited }) => say('invited', { count: invited }))}
            />
          ))}
        </div>
      </div>
    </>
  );
};

/** Invitations by state, the one that is open beside them, a new one, and who waits. What is shown stands in the address. */
export const InvitationsView = withTexts([invitationsTexts], Invitations);
