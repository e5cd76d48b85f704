import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { Slot, useSettings, useUser } from '@rendezvous/client';
import { DELETION_DAYS } from '@rendezvous/contracts/account/deletion';
import { Button, Skeleton, Waiting } from '@rendezvous/ui';
import styles from './delete-account.module.css';
import { useDeletion } from './use-deletion';

/** Few who open the settings leave: its form comes when it is asked for. */
const DeleteDialog = lazy(() =>
  import(/* webpackChunkName: "delete-account" */ './delete-dialog').then((part) => ({ default: part.DeleteDialog })),
);

const nothing = () => undefined;

/** A shell of before slots gives none. */
const hasSlots = typeof Slot === 'function';

/** The end of the settings: what leaving means, and the way out. */
export const DeleteSection = () => {
  const intl = useIntl();
  const user = useUser();
  const { support_email: support } = useSettings();
  const { busy, ask } = useDeletion();
  const [open, setOpen] = useState(false);
  const credits = user?.credits ?? 0;
  const missing = () => <CreditsLeft credits={credits} support={support} />;
  return (
    <>
      <p className="muted">{intl.formatMessage({ id: 'account.delete.text' }, { days: DELETION_DAYS })}</p>
      {hasSlots ? (
        <Slot name="account.leaving" given={{ credits }} onClose={nothing} loading={<Skeleton shape="text" />} missing={missing} />
      ) : (
        missing()
      )}
      <div className={styles.button}>
        <Button className={styles.danger} onClick={() => setOpen(true)}>
          {intl.formatMessage({ id: 'account.delete.open' })}
        </Button>
      </div>
      {open ? (
        <Suspense fallback={<Waiting once />}>
          <DeleteDialog
            email={user?.email ?? ''}
            credits={credits}
            // what is asked about is what leaving costs: the way to the money stands beside the question, too
            refund={hasSlots ? <Slot name="account.leaving" given={{ credits, asked: true }} onClose={nothing} /> : null}
            busy={busy}
            onDelete={ask}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
};

interface CreditsLeftProps {
  readonly credits: number;
  /** Where a refund is asked for. */
  readonly support: string;
}

/** Until somebody says what is given back. */
const CreditsLeft = ({ credits, support }: CreditsLeftProps) => (
  <p>
    {useIntl().formatMessage(
      { id: 'account.delete.credits' },
      {
        credits,
        email: (
          <a key="email" href={`mailto:${support}`}>
            {support}
          </a>
        ),
      },
    )}
  </p>
);
