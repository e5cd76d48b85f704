import { useIntl } from 'react-intl';
import { refusalOf, useRefusalSentence } from '@rendezvous/client';
import { type useToasts, Button, EmptyState, ErrorCard, ListSkeleton, TextInput } from '@rendezvous/ui';
import operatorPage from '@rendezvous/ui/operator-page.module.css';
import styles from '../operator-account.module.css';
import { operatorAccountApi } from '../operator-account.api';

interface Props {
  readonly id: number;
  readonly tell: ReturnType<typeof useToasts>['show'];
  readonly onChanged: () => void;
}

/** The invitation that is open: its link, and its end. */
export const InvitationPanel = ({ id, tell, onChanged }: Props) => {
  const intl = useIntl();
  const say = (name: string, values?: Record<string, string | number>) =>
    intl.formatMessage({ id: `account.operator.invitations.${name}` }, values);
  const sentence = useRefusalSentence();
  const {
    currentData: invitation,
    error,
    isFetching,
    refetch,
  } = operatorAccountApi.useAccountOperatorInvitationQuery({ invitationId: id });
  const [withdraw, { isLoading }] = operatorAccountApi.useAccountWithdrawInvitationMutation();

  const end = async (): Promise<void> => {
    try {
      const { code } = await withdraw({ invitationId: id }).unwrap();
      tell({ tone: 'ok', text: say('withdrawn', { code }) });
    } catch (fault) {
      tell({ tone: 'danger', text: sentence(fault) });
    }
    void refetch();
    onChanged();
  };
  const copy = async (text: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      tell({ tone: 'ok', text: say('copied') });
    } catch {
      tell({ tone: 'danger', text: say('not-copied') });
    }
  };

  return (
    <section className={styles.detail} aria-label={invitation?.code ?? say('title')}>
      {invitation ? (
        <>
          <h2 className={operatorPage.subtitle}>{invitation.code}</h2>
          <p className={operatorPage.quiet}>
            {say(`state.${invitation.state}`)} · {say('used', { uses: invitation.uses, max: invitation.max_uses })}
          </p>
          <TextInput
            label={say('link')}
            readOnly
            value={invitation.link}
            onFocus={({ target }) => {
              target.select();
            }}
          />
          <div className={operatorPage.actions}>
            <Button variant="plum" onClick={() => void copy(invitation.link)}>
              {say('copy')}
            </Button>
            {invitation.state === 'withdrawn' ? null : (
              <Button busy={isLoading} onClick={() => void end()}>
                {say('withdraw')}
              </Button>
            )}
          </div>
        </>
      ) : ['account.invitation-unknown', 'request.invalid'].includes(refusalOf(error)?.code ?? '') ? (
        <EmptyState title={say('unknown')} />
      ) : error ? (
        <ErrorCard
          title={sentence(error)}
          retryLabel={intl.formatMessage({ id: 'account.retry' })}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <ListSkeleton label={intl.formatMessage({ id: 'account.loading' })} />
      )}
    </section>
  );
};
