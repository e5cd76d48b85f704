import type { FormEvent } from 'react';
import { useIntl } from 'react-intl';
import type { LanderLink } from '@rendezvous/contracts/landers/links';
import type { OperatorLander } from '@rendezvous/contracts/landers/operator';
import type { LanderReport } from '@rendezvous/contracts/landers/reports';
import { Anchor, Button, TextInput } from '@rendezvous/ui';
import operatorPage from '@rendezvous/ui/operator-page.module.css';
import { LinkPanel, type LinkQuery } from './link-panel';
import styles from './operator-landers.module.css';
import { ReportPanel } from './report-panel';

const WEIGHT_MAX = 1000;

interface VariantDetailProps {
  readonly variant: OperatorLander;
  /** null: its template was never split. */
  readonly report: LanderReport | null;
  readonly timeZone: string;
  readonly busy: boolean;
  readonly onWeigh: (variant: OperatorLander, weight: number) => Promise<void>;
  readonly onWithdraw: (variant: OperatorLander) => Promise<void>;
  readonly onUndo: (variant: OperatorLander) => Promise<void>;
  readonly onLink: (variant: OperatorLander, query: LinkQuery) => Promise<LanderLink>;
  readonly onCopied: () => void;
}

/** One lander: what can be done with it, and how its template compares. */
export const VariantDetail = ({ variant, report, timeZone, busy, onWeigh, onWithdraw, onUndo, ...link }: VariantDetailProps) => {
  const intl = useIntl();
  const say = (id: string, values?: Record<string, string | number>) => intl.formatMessage({ id: `landers.operator.${id}` }, values);
  const weigh = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    void onWeigh(variant, Number(new FormData(event.currentTarget).get('weight')));
  };
  return (
    <section className={operatorPage.detail} aria-labelledby="variant-title">
      <div className={styles.detailHead}>
        <h2 id="variant-title" className={operatorPage.subtitle}>
          {variant.slug}
        </h2>
        {variant.version === null ? null : <span className={operatorPage.quiet}>{say('version', { version: variant.version })}</span>}
        {variant.path.includes(':id') ? null : (
          <Anchor className={styles.pageLink} href={variant.path}>
            {say('open-page')}
          </Anchor>
        )}
      </div>
      <form className={styles.weigh} onSubmit={weigh} key={variant.weight}>
        <TextInput
          label={say('new-weight')}
          name="weight"
          type="number"
          inputMode="numeric"
          min={0}
          max={WEIGHT_MAX}
          step={1}
          required
          defaultValue={variant.weight}
        />
        <Button type="submit" variant="plum" busy={busy}>
          {say('set-weight')}
        </Button>
      </form>
      <div className={operatorPage.actions}>
        {variant.state === 'published' ? (
          <Button variant="danger" busy={busy} onClick={() => void onWithdraw(variant)}>
            {say('withdraw')}
          </Button>
        ) : null}
        <Button busy={busy} onClick={() => void onUndo(variant)}>
          {say('undo-latest')}
        </Button>
      </div>
      <LinkPanel variant={variant} {...link} />
      {report === null ? (
        <p className={operatorPage.quiet}>{say('report.none', { template: variant.template })}</p>
      ) : (
        <ReportPanel report={report} timeZone={timeZone} />
      )}
    </section>
  );
};
