import { lazy } from 'react';
import type { OpenRefundProps } from './open-refund-line';

const load = () => import(/* webpackChunkName: "seldom" */ './parts');
const PARTS = {
  line: lazy(() => load().then(({ OpenRefundLine }) => ({ default: OpenRefundLine }))),
  notice: lazy(() => load().then(({ OpenRefundNotice }) => ({ default: OpenRefundNotice }))),
};

/** What of a purchase is on its way back: nothing for most, who load none of its script. Comes together with the page: nothing below it moves. */
export const OpenRefundPlace = ({ as, order }: OpenRefundProps & { readonly as: keyof typeof PARTS }) => {
  const Part = PARTS[as];
  return order.open_refunds?.length ? <Part order={order} /> : null;
};
