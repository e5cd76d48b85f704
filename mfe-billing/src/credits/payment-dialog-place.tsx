import { lazy, Suspense, useEffect } from 'react';
import type { Choice } from './order-choice';
import type { PaymentDialogProps } from './payment-dialog';

const load = () => import(/* webpackChunkName: "payment-dialog" */ './payment-dialog');

const PaymentDialog = lazy(() => load().then((dialog) => ({ default: dialog.PaymentDialog })));

interface Props extends Omit<PaymentDialogProps, 'choice'> {
  /** What is asked about; null while nothing is. */
  readonly choice: Choice | null;
}

/** The last question before the payment. Nobody pays before they have read the page, so the dialog's script follows it. */
export const PaymentDialogPlace = ({ choice, ...props }: Props) => {
  // a line that is cut now is tried again with the press
  useEffect(() => void load().catch(() => undefined), []);
  if (choice === null) return null;
  return (
    <Suspense>
      <PaymentDialog {...props} choice={choice} />
    </Suspense>
  );
};
