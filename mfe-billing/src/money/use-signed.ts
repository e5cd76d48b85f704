import { useIntl } from 'react-intl';
import { writtenNumber } from '@rendezvous/contracts/written-number';

/** Writes credits that came or went, with their sign; nothing stands before a zero. */
export const useSigned = (): ((credits: number) => string) => {
  const intl = useIntl();
  return (credits) => writtenNumber(intl.formatNumber(credits, { signDisplay: 'exceptZero' }));
};
