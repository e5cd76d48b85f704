export { OpenRefundLine } from './open-refund-line';
export { OpenRefundNotice } from './open-refund-notice';
