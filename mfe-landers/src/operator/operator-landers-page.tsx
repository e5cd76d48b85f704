import { type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { usePageTitle } from '@rendezvous/client';
import type { LanderLink } from '@rendezvous/contracts/landers/links';
import type { OperatorLander, OperatorLanders } from '@rendezvous/contracts/landers/operator';
import { EmptyState, Toaster, type ToastItem } from '@rendezvous/ui';
import operatorPage from '@rendezvous/ui/operator-page.module.css';
import { KeysDialog } from './keys-dialog';
import type { LinkQuery } from './link-panel';
import { addressOf } from './operator-address';
import styles from './operator-landers.module.css';
import { VariantDetail } from './variant-detail';
import { VariantsTable } from './variants-table';

type State = OperatorLander['state'];

export interface OperatorLandersPageProps {
  readonly landers: OperatorLanders;
  /** null: all. */
  readonly state: State | null;
  /** Slug of the one that is open. */
  readonly selected: string | null;
  /** Where visitors come from. */
  readonly sources: ReactNode;
  /** A command is on its way. */
  readonly busy: boolean;
  readonly toasts: readonly ToastItem[];
  readonly onDismiss: (id: string) => void;
  readonly onWeigh: (variant: OperatorLander, weight: number) => Promise<void>;
  readonly onWithdraw: (variant: OperatorLander) => Promise<void>;
  readonly onUndo: (variant: OperatorLander) => Promise<void>;
  readonly onLink: (variant: OperatorLander, query: LinkQuery) => Promise<LanderLink>;
  readonly onCopied: () => void;
}

const FILTERS = [null, 'published', 'draft', 'withdrawn'] as const;

/** Every lander of the site in a table, and the one that is open beside it. */
export const OperatorLandersPage = ({
  landers,
  state,
  selected,
  sources,
  busy,
  toasts,
  onDismiss,
  ...actions
}: OperatorLandersPageProps) => {
  const intl = useIntl();
  const say = (id: string) => intl.formatMessage({ id: `landers.operator.${id}` });
  const [showsKeys, setShowsKeys] = useState(false);
  usePageTitle(say('title'));
  const shown = landers.variants.filter((variant) => state === null || variant.state === state);
  const open = landers.variants.find(({ slug }) => slug === selected);
  return (
    <div className={styles.page}>
      <div className={operatorPage.head}>
        <h1 className={operatorPage.title}>{say('title')}</h1>
        <nav className={operatorPage.filters} aria-label={say('filter')}>
          {FILTERS.map((filter) => (
            <Link
              key={filter}
              className={operatorPage.filter}
              aria-current={filter === state ? 'true' : undefined}
              to={addressOf({ state: filter, variant: selected })}
            >
              {say(filter === null ? 'all' : `state.${filter}`)}
            </Link>
          ))}
        </nav>
        <button type="button" className={styles.keys} onClick={() => setShowsKeys(true)}>
          {say('keys')} <kbd>?</kbd>
        </button>
      </div>
      <div className={operatorPage.columns}>
        <div className={operatorPage.list}>
          {shown.length > 0 ? (
            <VariantsTable
              variants={shown}
              timeZone={landers.time_zone}
              state={state}
              selected={selected}
              onHelp={() => setShowsKeys(true)}
            />
          ) : (
            <EmptyState title={say(landers.variants.length === 0 ? 'empty.title' : 'none.title')}>
              {say(landers.variants.length === 0 ? 'empty.text' : 'none.text')}
            </EmptyState>
          )}
        </div>
        {open ? (
          <VariantDetail
            key={open.slug}
            variant={open}
            report={landers.reports.find(({ template }) => template === open.template) ?? null}
            timeZone={landers.time_zone}
            busy={busy}
            {...actions}
          />
        ) : null}
      </div>
      {sources}
      <KeysDialog open={showsKeys} onClose={() => setShowsKeys(false)} />
      <Toaster toasts={[...toasts]} onDismiss={onDismiss} label={say('toasts')} dismissLabel={say('dismiss')} />
    </div>
  );
};
