import type { ComponentType } from 'react';
import { type Texts, withTexts } from '@rendezvous/client/screen-texts';
import { PaymentTabs } from './payment-tabs';
import { paymentsTexts } from './texts';

/** A screen about payments, with its texts, below the tabs that lead to the others. */
export const paymentScreen = (texts: readonly Texts[], Screen: ComponentType) =>
  withTexts([paymentsTexts, ...texts], () => (
    <>
      <PaymentTabs />
      <Screen />
    </>
  ));
