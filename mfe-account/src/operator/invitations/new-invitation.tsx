import { useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { useIntl } from 'react-intl';
import { INVITATION_DAYS_MAX, INVITATION_USES_MAX } from '@rendezvous/contracts/account/operator-invitations';
import type { createInvitation, listInvitations } from '@rendezvous/contracts/account/operator-invitations';
import type { ArgsOf, ReplyOf } from '@rendezvous/contracts/route';
import { Button, Select, TextInput } from '@rendezvous/ui';
import operatorPage from '@rendezvous/ui/operator-page.module.css';
import { useFocusFault } from '../../form/use-focus-fault';
import styles from '../operator-account.module.css';

type Wish = ArgsOf<typeof createInvitation>;

interface Props {
  readonly sites: ReplyOf<typeof listInvitations>['sites'];
  readonly busy: boolean;
  /** Answers whether it was made: then the form is empty again. */
  readonly onCreate: (wish: Wish) => Promise<boolean>;
}

const numberIn = (text: string, most: number): number | null => {
  const value = /^\d{1,7}$/.test(text) ? Number(text) : 0;
  return value >= 1 && value <= most ? value : null;
};

/** What an invitation is called, for how many it is, and how long it is good. */
export const NewInvitation = ({ sites, busy, onCreate }: Props) => {
  const intl = useIntl();
  const say = (id: string, values?: Record<string, number>) => intl.formatMessage({ id: `account.operator.invitations.${id}` }, values);
  const { form, focusFault } = useFocusFault();
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  // the same until one was made: sent twice, it makes one
  const clientId = useRef<string | null>(null);

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    const typed = event.currentTarget;
    const text = (name: string): string => String(new FormData(typed).get(name) ?? '').trim();
    const [label, uses, days] = [text('label'), numberIn(text('uses'), INVITATION_USES_MAX), numberIn(text('days'), INVITATION_DAYS_MAX)];
    const wrong = {
      ...(label === '' && { label: say('label-missing') }),
      ...(uses === null && { uses: say('uses-wrong', { max: INVITATION_USES_MAX }) }),
      ...(text('days') !== '' && days === null && { days: say('days-wrong', { max: INVITATION_DAYS_MAX }) }),
    };
    setFaults(wrong);
    if (Object.keys(wrong).length > 0 || uses === null) return focusFault();
    clientId.current ??= crypto.randomUUID();
    const site = Number(text('site')) || sites[0]!.id;
    if (!(await onCreate({ clientId: clientId.current, site_id: site, label, max_uses: uses, valid_days: days }))) return;
    clientId.current = null;
    typed.reset();
  };

  return (
    <form ref={form} className={styles.detail} noValidate aria-label={say('new')} onSubmit={(event) => void submit(event)}>
      <h2 className={operatorPage.subtitle}>{say('new')}</h2>
      <TextInput label={say('label')} hint={say('label-hint')} name="label" maxLength={80} autoComplete="off" error={faults.label} />
      <TextInput label={say('uses')} name="uses" inputMode="numeric" defaultValue="1" autoComplete="off" error={faults.uses} />
      <TextInput
        label={say('days')}
        hint={say('days-hint')}
        name="days"
        inputMode="numeric"
        defaultValue="30"
        autoComplete="off"
        error={faults.days}
      />
      {sites.length > 1 ? (
        <Select
          label={say('column.site')}
          name="site"
          defaultValue={String(sites[0]!.id)}
          options={sites.map(({ id, host }) => ({ value: String(id), label: host }))}
        />
      ) : null}
      <div className={operatorPage.actions}>
        <Button type="submit" variant="plum" busy={busy}>
          {say('create')}
        </Button>
      </div>
    </form>
  );
};
