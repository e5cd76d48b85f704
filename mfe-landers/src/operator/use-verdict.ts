import { useIntl } from 'react-intl';
import type { LanderVerdict } from '@rendezvous/contracts/landers/reports';

const TONES = { mismatch: 'danger', 'too-few': 'info', 'no-difference': 'info', winner: 'ok', worse: 'warn' } as const;

/** A verdict as a sentence, and how it looks. */
export const useVerdict = (verdict: LanderVerdict) => {
  const intl = useIntl();
  const slugs = 'slugs' in verdict ? verdict.slugs : [];
  const visits = 'visits' in verdict ? verdict.visits : null;
  const values = { slugs: intl.formatList(slugs), count: slugs.length, visits: visits === null ? '0' : intl.formatNumber(visits) };
  return { tone: TONES[verdict.kind], text: intl.formatMessage({ id: `landers.operator.verdict.${verdict.kind}` }, values) };
};
