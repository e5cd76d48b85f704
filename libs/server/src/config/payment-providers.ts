import { resolve } from 'node:path';
import type { ConfigFault, PayPalAccount, SepaCreditor, StripeAccount } from './config.js';
import type { Environment, VariableName } from './schema.js';

/** What an account with each company, or with our own bank, is made of: all of it, or none. */
const ACCOUNTS: readonly (readonly VariableName[])[] = [
  ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
  ['PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET', 'PAYPAL_WEBHOOK_ID'],
  ['SEPA_CREDITOR_NAME', 'SEPA_CREDITOR_ID', 'SEPA_CREDITOR_IBAN', 'SEPA_CREDITOR_BIC', 'SEPA_FOLDER'],
];

/** Where real members buy, real money is collected: the sandbox bank belongs to the demo. */
export const providerFaults = (values: Environment, required: boolean): ConfigFault[] => {
  const begun = ACCOUNTS.filter((account) => account.some((variable) => values[variable] !== undefined));
  if (begun.length === 0 && required) {
    const reason =
      'is required with NODE_ENV=production, or PAYPAL_CLIENT_ID, or SEPA_CREDITOR_ID: without a payment provider nobody can buy credits. docs/payments.md says how.';
    return [{ variable: 'STRIPE_SECRET_KEY', reason }];
  }
  return begun.flatMap((account) => {
    const given = account.find((variable) => values[variable] !== undefined);
    const missing = account.filter((variable) => values[variable] === undefined);
    return missing.map((variable) => ({ variable, reason: `is required with ${given}` }));
  });
};

/** Complete, or none: `providerFaults` has refused anything between. */
export const stripeOf = ({
  STRIPE_SECRET_KEY: secretKey,
  STRIPE_WEBHOOK_SECRET: webhookSecret,
  STRIPE_API: api,
}: Environment): StripeAccount | null =>
  secretKey && webhookSecret ? { secretKey, webhookSecret, api: api === undefined ? null : new URL(api).origin } : null;

/** PayPal's certificates lie beside its API, on the host without the "-m" that is for machines. */
export const paypalOf = ({
  PAYPAL_CLIENT_ID: clientId,
  PAYPAL_CLIENT_SECRET: clientSecret,
  PAYPAL_WEBHOOK_ID: webhookId,
  PAYPAL_API: address,
}: Environment): PayPalAccount | null => {
  const api = new URL(address).origin;
  const certificates = api.replace('://api-m.', '://api.');
  return clientId && clientSecret && webhookId ? { clientId, clientSecret, webhookId, api, certificates } : null;
};

export const sepaOf = ({
  SEPA_CREDITOR_NAME: name,
  SEPA_CREDITOR_ID: id,
  SEPA_CREDITOR_IBAN: iban,
  SEPA_CREDITOR_BIC: bic,
  SEPA_FOLDER: folder,
}: Environment): SepaCreditor | null => (name && id && iban && bic && folder ? { name, id, iban, bic, folder: resolve(folder) } : null);
