import type { ReactNode } from 'react';
import type { OperatorMember } from '@rendezvous/contracts/account/operator-members';
import operatorPage from '@rendezvous/ui/operator-page.module.css';

interface Props {
  readonly member: OperatorMember;
  readonly children: ReactNode;
}

/** A member who was found, with what can be done for them. */
export const FoundMember = ({ member: { id, name, email }, children }: Props) => (
  <section className={operatorPage.detail} aria-label={name}>
    <h2 className={operatorPage.subtitle}>
      {name} · #{id}
    </h2>
    <p className={operatorPage.quiet}>{email}</p>
    {children}
  </section>
);
