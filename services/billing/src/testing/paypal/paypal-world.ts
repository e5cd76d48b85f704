import { createSign, randomUUID } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { seconds } from '@rendezvous/contracts/kernel';
import type { Clock } from '@rendezvous/server/clock';
import type { SignedRequest } from '../../payment/payment.provider.js';
import { PayPalProvider } from '../../paypal/paypal.provider.js';
import type { DashboardWorld, FallibleWorld } from '../provider-world.js';
import { PLAYED_CERTIFICATE_KEY } from './paypal-certificate.js';
import { captureObject, disputeObject, orderObject, refundObject } from './paypal-objects.js';
import { CERTIFICATE_PATH, PayPalServer } from './paypal-server.js';

export const PAYPAL_ENVIRONMENT = {
  PAYPAL_CLIENT_ID: 'id',
  PAYPAL_CLIENT_SECRET: 'secret',
  PAYPAL_WEBHOOK_ID: '8PT597110X687430LKGECATA',
} as const;

/** What of a signed event is played wrong. */
interface Signing {
  readonly ageSeconds?: number | undefined;
  /** Another endpoint's name in the place of ours. */
  readonly secret?: string | undefined;
  readonly certificate?: string;
}

/** Signs as PayPal does. */
export const payPalSigned = (server: PayPalServer, body: string, { ageSeconds = 0, secret, certificate }: Signing = {}): SignedRequest => {
  const [id, time] = [randomUUID(), new Date(Date.now() - seconds(ageSeconds)).toISOString()];
  const signed = `${id}|${time}|${secret ?? PAYPAL_ENVIRONMENT.PAYPAL_WEBHOOK_ID}|${crc32(body)}`;
  return {
    headers: {
      'paypal-transmission-id': id,
      'paypal-transmission-time': time,
      'paypal-transmission-sig': createSign('RSA-SHA256').update(signed).sign(PLAYED_CERTIFICATE_KEY, 'base64'),
      'paypal-cert-url': certificate ?? server.address + CERTIFICATE_PATH,
      'paypal-auth-algo': 'SHA256withRSA',
    },
    body: Buffer.from(body),
  };
};

/** What an event of each type carries. */
const resourceOf = ({ books }: PayPalServer, type: string, reference: string): readonly [resourceType: string, resource: object] => {
  if (type.startsWith('CUSTOMER.DISPUTE.')) return ['dispute', disputeObject(books, books.disputes.get(reference)!)];
  if (type.startsWith('PAYMENT.REFUND.') || ['PAYMENT.CAPTURE.REFUNDED', 'PAYMENT.CAPTURE.REVERSED'].includes(type))
    return ['refund', refundObject(books.refundOf(reference))];
  if (type.startsWith('PAYMENT.CAPTURE.')) return ['capture', captureObject(books, books.order(reference))!];
  return ['checkout-order', orderObject(books, books.order(reference))];
};

/** An event of PayPal's about something in its books, as its bytes; a payment goes by its order. */
export const payPalEvent = (server: PayPalServer, type: string, reference: string): string => {
  const [resourceType, resource] = resourceOf(server, type, reference);
  const at = server.books.iso(server.books.now);
  return JSON.stringify({ id: `WH-${randomUUID()}`, event_type: type, resource_type: resourceType, create_time: at, resource });
};

const DISPUTED = {
  warning: { status: 'OPEN', stage: 'INQUIRY', outcome: null },
  open: { status: 'UNDER_REVIEW', stage: 'CHARGEBACK', outcome: null },
  won: { status: 'RESOLVED', stage: 'CHARGEBACK', outcome: 'RESOLVED_SELLER_FAVOUR' },
  lost: { status: 'RESOLVED', stage: 'CHARGEBACK', outcome: 'RESOLVED_BUYER_FAVOUR' },
} as const;

/** PayPal, played by a server of this machine, and its payers. */
export const openPayPalWorld = async (clock: Clock): Promise<FallibleWorld & DashboardWorld & { readonly server: PayPalServer }> => {
  const server = await PayPalServer.open(clock);
  const { books } = server;
  const { PAYPAL_CLIENT_ID: clientId, PAYPAL_CLIENT_SECRET: clientSecret, PAYPAL_WEBHOOK_ID: webhookId } = PAYPAL_ENVIRONMENT;
  const account = { clientId, clientSecret, webhookId, api: server.address, certificates: server.address };
  const provider = new PayPalProvider(account, clock);
  return {
    server,
    provider,
    card: null,
    findsStarted: false,
    listsDisputes: true,
    remembersFaults: false,
    pay: (reference, charged) => Promise.resolve(books.approve(reference, charged)),
    fail: (reference) => Promise.resolve(books.approve(reference, { status: 'DECLINED' })),
    cancel: (reference) => {
      books.order(reference).status = 'VOIDED';
      return Promise.resolve();
    },
    setRefunds: (_, how) => {
      books.refunding = how === 'pay' ? 'COMPLETED' : 'refused';
      return Promise.resolve();
    },
    bounce: (reference, refund) => {
      books.order(reference).refunds.find(({ id }) => id === refund)!.status = 'FAILED';
      return Promise.resolve();
    },
    dispute: async (reference, status, amount) => {
      await provider.report(reference);
      return books.dispute(reference, DISPUTED[status], amount).id;
    },
    decide: (dispute, status) => {
      books.moveDispute(dispute, DISPUTED[status]);
      return Promise.resolve();
    },
    chargeElsewhere: (amount, currency) => Promise.resolve(books.transferElsewhere('T0011', amount, currency).id),
    event: (reference, options) => payPalSigned(server, payPalEvent(server, 'CHECKOUT.ORDER.APPROVED', reference), options),
    refundElsewhere: (reference, amount) => Promise.resolve(books.refundElsewhere(reference, amount).id),
    refundEvent: (refund) => payPalSigned(server, payPalEvent(server, 'PAYMENT.CAPTURE.REFUNDED', refund)),
    disputeEvent: (dispute) => payPalSigned(server, payPalEvent(server, 'CUSTOMER.DISPUTE.UPDATED', dispute)),
    nonsense: () => payPalSigned(server, '{"id":"WH-1"}'),
    spoilNext: (how) => server.spoilNext(how),
    silence: (on) => server.silence(on),
    begun: (id) => [...books.orders.values()].filter(({ customId }) => customId === id).length,
    refunded: (reference) => books.order(reference).refunds.length,
  };
};
