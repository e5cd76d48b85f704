import type { Answers } from '@rendezvous/client/testing';
import { adjustments } from './operator-adjustments';
import { operatorDisputes } from './operator-answers';
import { operatorBundles } from './operator-bundles';
import { bankFiles, noBankFiles } from './operator-direct-debits';
import { operatorMethods } from './operator-methods';
import { incidents } from './operator-money';
import { operatorRefunds } from './operator-refunds';
import { noWebhookEvents, webhookEvents } from './operator-webhooks';

/** What the overview counts. */
export const waitingWork: Answers = {
  'GET /api/operator/payment-incidents': () => ({ incidents, more: true }),
  'GET /api/operator/refunds': () => ({ refunds: operatorRefunds, more: false, waiting: 3 }),
  'GET /api/operator/disputes': () => ({ disputes: operatorDisputes.slice(0, 1), more: false }),
  'GET /api/operator/billing/direct-debit-files': () => bankFiles,
  'GET /api/operator/webhook-events': () => webhookEvents,
  'GET /api/operator/adjustments': () => ({ adjustments: adjustments.slice(0, 1), more: false, alone: 100 }),
  'GET /api/operator/bundles': () => ({ ...operatorBundles, waiting: 2 }),
  'GET /api/operator/methods': () => ({ ...operatorMethods, waiting: 0 }),
};

/** Nothing waits. */
export const noWaitingWork: Answers = {
  'GET /api/operator/payment-incidents': () => ({ incidents: [], more: false }),
  'GET /api/operator/refunds': () => ({ refunds: [], more: false, waiting: 0 }),
  'GET /api/operator/disputes': () => ({ disputes: [], more: false }),
  'GET /api/operator/billing/direct-debit-files': () => noBankFiles,
  'GET /api/operator/webhook-events': () => noWebhookEvents,
  'GET /api/operator/adjustments': () => ({ adjustments: [], more: false, alone: 100 }),
  'GET /api/operator/bundles': () => ({ ...operatorBundles, waiting: 0 }),
  'GET /api/operator/methods': () => ({ ...operatorMethods, waiting: 0 }),
};
