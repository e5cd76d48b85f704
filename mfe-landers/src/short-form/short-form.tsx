import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { useLocale, useSettings } from '@rendezvous/client';
import { type FirstLine, ShortFormFields } from './short-form-fields';
import { useShortForm } from './use-short-form';

export interface ShortFormProps {
  /** Label of the button; "Join" when absent. */
  readonly action?: string;
  /** Where it goes on once the account is complete: an address of this site. */
  readonly next?: string;
  /** The member whom the page is about. */
  readonly memberId?: number | null;
  /** A field for a first line, which is offered to send once the account is active. Without it there is none. */
  readonly firstLine?: FirstLine | null;
}

/** Where a code is entered, or an address left, with what goes along. */
const signupAddress = (next: string | undefined, memberId: number | null): string => {
  const query = new URLSearchParams({
    ...(next === undefined ? {} : { next }),
    ...(memberId === null ? {} : { member: String(memberId) }),
  });
  return query.size === 0 ? '/signup' : `/signup?${query}`;
};

/**
 * Begins an account with address, password and consent; `/complete-signup` asks for the rest. Without a script it is a plain form, so a page
 * that has it names the call `/api/signup/refused` in its descriptor: what was typed and refused is drawn with the page then.
 */
export const ShortForm = ({ action, next, memberId = null, firstLine = null }: ShortFormProps) => {
  const intl = useIntl();
  const { locale } = useLocale();
  const { min_age: minAge, signups, invite_only: inviteOnly } = useSettings();
  const { refused, typed, busy, page, submit } = useShortForm(next, memberId);
  // 'all' is also said to who came from where signups are open to
  if (inviteOnly || signups !== 'all')
    return (
      <p className="muted">
        {intl.formatMessage({ id: inviteOnly ? 'landers.start.invite-only' : 'refusal.account.signups-closed' })}{' '}
        {inviteOnly ? <Link to={signupAddress(next, memberId)}>{intl.formatMessage({ id: 'landers.start.by-invitation' })}</Link> : null}
      </p>
    );
  return (
    <ShortFormFields
      // what was refused before the page was loaded is in the fields from the start
      key={typed ? 'again' : 'first'}
      lang={locale}
      minAge={minAge}
      refused={refused}
      typed={typed}
      busy={busy}
      action={action ?? intl.formatMessage({ id: 'landers.start.action' })}
      sent={{ page, next: next ?? null, member: memberId }}
      firstLine={firstLine}
      onSubmit={(form) => void submit(form)}
    />
  );
};
