import type { Environment } from './schema.js';

/** One thing wrong with the environment. */
export interface ConfigFault {
  readonly variable: string;
  readonly reason: string;
}

/** A bucket of an S3 storage. */
export interface Bucket {
  /** Address with the bucket first in its path, perhaps a folder in it, without a slash at its end. */
  readonly address: string;
  readonly region: string;
  readonly keyId: string;
  readonly secret: string;
}

/** An account with Stripe. */
export interface StripeAccount {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** Origin of the API; null: Stripe's own. */
  readonly api: string | null;
}

/** An application at PayPal. */
export interface PayPalAccount {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly webhookId: string;
  /** Origin of the API. */
  readonly api: string;
  /** Origin of the certificates that its events are signed with. */
  readonly certificates: string;
}

/** To whom direct debits go. */
export interface SepaCreditor {
  readonly name: string;
  /** The SEPA creditor identifier. */
  readonly id: string;
  readonly iban: string;
  readonly bic: string;
  /** Where files are exchanged with the bank. */
  readonly folder: string;
}

/** A company that sends messages to mobile phones. */
export interface SmsService {
  readonly url: string;
  readonly token: string;
}

/** The settings of this process, checked and complete. A class so that it can be injected. */
export class Config {
  readonly environment: Environment['NODE_ENV'];
  readonly production: boolean;
  readonly host: string;
  readonly port: number;
  /** Without a slash at its end. */
  readonly publicUrl: string;
  /** Members reach the site by https, whatever stands between. */
  readonly https: boolean;
  /** Somebody said it; else it is made up of host and port. */
  readonly publicUrlGiven: boolean;
  /** null: start the packaged server in `postgresDir`. */
  readonly databaseUrl: string | null;
  readonly databasePool: number;
  readonly redisUrl: string | null;
  readonly dataDir: string;
  readonly postgresDir: string;
  readonly storageDir: string;
  /** What members upload is kept there; null: in `storageDir`. */
  readonly storageBucket: Bucket | null;
  readonly cdnPrefix: string;
  /** Origin that files of releases are loaded from; null: the site itself. */
  readonly releasesOrigin: string | null;
  /** Where releases are kept; null: in the data folder. */
  readonly releasesBucket: Bucket | null;
  /** Origins that builds which nobody released may be shown from; `*` as a port means every port. */
  readonly overrideOrigins: readonly string[];
  readonly secretKey: string;
  /** null: mails go to the mailbox table. */
  readonly mailUrl: string | null;
  readonly mailFrom: string;
  /** What the mail server shows when it tells of bounces and spam marks; null: nobody may. */
  readonly mailEventsSecret: string | null;
  /** null: nobody pays through Stripe. */
  readonly stripe: StripeAccount | null;
  /** null: nobody pays through PayPal. */
  readonly paypal: PayPalAccount | null;
  /** null: nobody pays by direct debit. */
  readonly sepa: SepaCreditor | null;
  /** null: messages are kept in the mailbox, and in production not sent. */
  readonly sms: SmsService | null;
  readonly logLevel: Environment['LOG_LEVEL'];
  readonly trustedProxies: readonly string[];
  /** Lower case. */
  readonly countryHeader: string | null;
  /** What whoever reads the metrics must show; null: nobody gets them. */
  readonly metricsToken: string | null;
  readonly demo: boolean;
  /** First screens are drawn by this process. */
  readonly drawing: boolean;
  readonly drawingBudgetMs: number;
  readonly worker: boolean;

  constructor(values: { readonly [K in keyof Config]: Config[K] }) {
    Object.assign(this, values);
  }
}
