import type { FormEvent } from 'react';
import { useIntl } from 'react-intl';
import { INVITED_AT_ONCE_MAX } from '@rendezvous/contracts/account/operator-invitations';
import type { inviteWaiting, listInvitations } from '@rendezvous/contracts/account/operator-invitations';
import type { ArgsOf, ReplyOf } from '@rendezvous/contracts/route';
import { Button, TextInput } from '@rendezvous/ui';
import operatorPage from '@rendezvous/ui/operator-page.module.css';
import styles from '../operator-account.module.css';

interface Props {
  readonly site: ReplyOf<typeof listInvitations>['sites'][number];
  readonly busy: boolean;
  readonly onInvite: (wish: ArgsOf<typeof inviteWaiting>) => void;
}

/** How many addresses wait on a site, and the way to invite those that have waited longest. */
export const WaitingList = ({ site: { id, host, invite_only: inviteOnly, waiting, invited_up_to: seen }, busy, onInvite }: Props) => {
  const intl = useIntl();
  const say = (name: string, values?: Record<string, string | number>) =>
    intl.formatMessage({ id: `account.operator.invitations.${name}` }, values);
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const count = Math.floor(Number(new FormData(event.currentTarget).get('count')));
    if (!busy && count >= 1) onInvite({ site_id: id, count: Math.min(count, INVITED_AT_ONCE_MAX), invited_up_to: seen });
  };
  return (
    <section className={styles.detail} aria-label={say('waiting-on', { host })}>
      <h2 className={operatorPage.subtitle}>{say('waiting-on', { host })}</h2>
      <p className={operatorPage.quiet}>
        {say('waiting', { count: waiting })} {say(inviteOnly ? 'is-invite-only' : 'is-open')}
      </p>
      {waiting === 0 ? null : (
        <form className={styles.search} onSubmit={submit}>
          <TextInput
            key={seen}
            label={say('invite-next')}
            name="count"
            type="number"
            inputMode="numeric"
            min={1}
            max={Math.min(waiting, INVITED_AT_ONCE_MAX)}
            defaultValue={String(Math.min(waiting, 10))}
            required
          />
          <Button type="submit" busy={busy}>
            {say('invite')}
          </Button>
        </form>
      )}
    </section>
  );
};
