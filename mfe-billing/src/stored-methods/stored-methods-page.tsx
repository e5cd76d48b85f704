import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { Mandate } from '@rendezvous/contracts/billing/direct-debit';
import type { StoredMethod } from '@rendezvous/contracts/billing/stored-methods';
import { EmptyState, LinkButton } from '@rendezvous/ui';
import { StandingMandate } from './standing-mandate';
import { StoredCards } from './stored-cards';

/** What is to be removed. */
export type Removable = { readonly card: StoredMethod } | { readonly mandate: Mandate };

interface Props {
  /** undefined: it could not be had. */
  readonly stored: readonly StoredMethod[] | undefined;
  /** null: none stands; undefined: it could not be had. */
  readonly mandate: Mandate | null | undefined;
  readonly onRemove: (asked: Removable) => void;
}

/** The stored cards, and the mandate that stands. */
export const StoredMethodsPage = ({ stored, mandate, onRemove }: Props) => {
  const intl = useIntl();
  if (stored?.length === 0 && mandate === null) {
    return (
      <EmptyState
        title={intl.formatMessage({ id: 'billing.stored.nothing' })}
        actions={
          <LinkButton variant="accent" render={<Link to="/credits" />}>
            {intl.formatMessage({ id: 'billing.transactions.choose' })}
          </LinkButton>
        }
      >
        {intl.formatMessage({ id: 'billing.stored.empty-text' })}
      </EmptyState>
    );
  }
  return (
    <>
      {stored ? <StoredCards stored={stored} onRemove={(card) => onRemove({ card })} /> : null}
      {mandate ? <StandingMandate mandate={mandate} onRemove={() => onRemove({ mandate })} /> : null}
    </>
  );
};
