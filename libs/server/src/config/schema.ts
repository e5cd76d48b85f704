import * as z from 'zod';
import { isBic, isCreditorId, isIban } from './bank-account.js';

const yesOrNo = z.stringbool({ truthy: ['yes', 'true', '1', 'on'], falsy: ['no', 'false', '0', 'off'], error: 'must be yes or no' });

const flag = (help: string, fallback = false) => yesOrNo.default(fallback).describe(help);

const list = (help: string) =>
  z
    .string()
    .default('')
    .transform((text) =>
      text
        .split(',')
        .map((part) => part.trim())
        .filter((part) => part !== ''),
    )
    .describe(help);

const origins = (help: string) =>
  list('')
    .refine((given) => given.every((one) => /^https?:\/\/[^/]+$/.test(one)), 'must be origins such as https://previews.example')
    .describe(help);

const address = (protocols: RegExp, names: string) => z.url({ protocol: protocols, error: `must be an address that begins with ${names}` });

/** Every variable of the environment that the server reads, with one line of help each. Nothing else reads the environment. */
export const variables = {
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development').describe('What kind of process this is.'),
  HOST: z.string().min(1).default('127.0.0.1').describe('Address to listen on; 0.0.0.0 for all.'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000).describe('Port to listen on; 0 picks a free one.'),
  PUBLIC_URL: address(/^https?$/, 'http:// or https://')
    .optional()
    .describe('Address that members use; links in mails begin with it, and https makes cookies Secure. Default: http://HOST:PORT.'),
  DATABASE_URL: address(/^postgres(ql)?$/, 'postgres://')
    .optional()
    .describe('A PostgreSQL 15 or newer. Default: the packaged one, with its data in DATA_DIR.'),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(20).describe('Most database connections of one process for requests.'),
  REDIS_URL: address(/^rediss?$/, 'redis://')
    .optional()
    .describe('Redis or Valkey; needed only with more than one process.'),
  DATA_DIR: z.string().min(1).default('var').describe('Folder for everything that the server keeps on disk.'),
  STORAGE_DIR: z
    .string()
    .min(1)
    .optional()
    .describe('Folder for what members and operators upload, and for exports. Default: DATA_DIR/storage.'),
  STORAGE_BUCKET: address(/^https?$/, 'http:// or https://')
    .optional()
    .describe(
      'Bucket of an S3 storage for the same instead, as an address with the bucket in its path. Nobody but this product may read it.',
    ),
  STORAGE_BUCKET_REGION: z.string().min(1).default('us-east-1').describe('Region of that bucket.'),
  STORAGE_BUCKET_KEY_ID: z.string().min(1).optional().describe('Name of the key that may read, write, list and delete in that bucket.'),
  STORAGE_BUCKET_SECRET: z.string().min(1).optional().describe('The secret of that key.'),
  CDN_PREFIX: z
    .string()
    .regex(/^(https?:\/\/|\/)/, 'must begin with http://, https:// or /')
    .default('/media/')
    .describe('What public photo addresses begin with.'),
  RELEASES_ORIGIN: address(/^https?$/, 'http:// or https://')
    .optional()
    .describe('Origin that files of releases are loaded from, such as a CDN before /releases. Default: the site itself.'),
  RELEASES_BUCKET: address(/^https?$/, 'http:// or https://')
    .optional()
    .describe('Bucket of an S3 storage that releases are kept in, as an address with the bucket in its path. Default: DATA_DIR/releases.'),
  RELEASES_BUCKET_REGION: z.string().min(1).default('us-east-1').describe('Region of that bucket.'),
  RELEASES_BUCKET_KEY_ID: z.string().min(1).optional().describe('Name of the key that may write to that bucket.'),
  RELEASES_BUCKET_SECRET: z.string().min(1).optional().describe('The secret of that key.'),
  OVERRIDE_ORIGINS: origins(
    'Origins, with commas, that signed links may show unreleased builds from; * as port for all. Default outside production: this machine.',
  ),
  SECRET_KEY: z
    .string()
    .min(32)
    .optional()
    .describe(
      'Key that signs addresses and seals what is kept encrypted, at least 32 characters. Required in production; else one is made in DATA_DIR.',
    ),
  MAIL_URL: address(/^smtps?$/, 'smtp:// or smtps://')
    .optional()
    .describe('Mail server, smtp://user:password@host:port. Default outside production: mails are kept in a mailbox page.'),
  MAIL_FROM: z.string().min(3).default('Rendezvous <no-reply@localhost>').describe('Sender of mails.'),
  MAIL_EVENTS_SECRET: z
    .string()
    .min(20)
    .optional()
    .describe(
      'What the mail server sends to /api/mail-events as `Authorization: Bearer …`, at least 20 characters. Default: nobody tells of bounces.',
    ),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_/, 'must be a secret or restricted key of Stripe: it begins with sk_ or rk_')
    .optional()
    .describe('Secret key of the Stripe account that takes payments. A payment provider is required in production. See docs/payments.md.'),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_/, 'must be the signing secret of the endpoint at Stripe: it begins with whsec_')
    .optional()
    .describe('What Stripe signs the events with that it sends to PUBLIC_URL/api/payments/stripe/webhook.'),
  STRIPE_API: address(/^https?$/, 'http:// or https://')
    .optional()
    .describe('Address of Stripe’s API. Default: Stripe itself; another one is for servers that play it.'),
  PAYPAL_CLIENT_ID: z.string().min(1).optional().describe('Client id of the PayPal application that takes payments. See docs/payments.md.'),
  PAYPAL_CLIENT_SECRET: z.string().min(1).optional().describe('The secret of that application.'),
  PAYPAL_WEBHOOK_ID: z
    .string()
    .min(1)
    .optional()
    .describe('PayPal’s id of the webhook whose events it sends to PUBLIC_URL/api/payments/paypal/webhook.'),
  PAYPAL_API: address(/^https?$/, 'http:// or https://')
    .default('https://api-m.paypal.com')
    .describe('Address of PayPal’s API; https://api-m.sandbox.paypal.com takes no money.'),
  SEPA_CREDITOR_NAME: z
    .string()
    .min(1)
    .max(70)
    .optional()
    .describe('Who collects by SEPA direct debit, as the bank knows the account holder. See docs/payments.md.'),
  SEPA_CREDITOR_ID: z
    .string()
    .refine(isCreditorId, 'must be a SEPA creditor identifier')
    .optional()
    .describe('Creditor identifier of the same.'),
  SEPA_CREDITOR_IBAN: z.string().refine(isIban, 'must be an IBAN without spaces').optional().describe('Account that debits go to.'),
  SEPA_CREDITOR_BIC: z.string().refine(isBic, 'must be a BIC').optional().describe('BIC of the bank of that account.'),
  SEPA_FOLDER: z
    .string()
    .min(1)
    .optional()
    .describe('Folder that files are exchanged in with the bank: out/ for those to it, in/ for those from it. Required with the others.'),
  SMS_URL: address(/^https?$/, 'http:// or https://')
    .optional()
    .describe(
      'Where messages to mobile phones are posted. Default outside production: they are kept in the mailbox page; in production no direct debit is offered. See docs/payments.md.',
    ),
  SMS_TOKEN: z.string().min(1).optional().describe('What is sent there as `Authorization: Bearer …`.'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info').describe('How much is logged.'),
  TRUSTED_PROXIES: list('Addresses or ranges of proxies, with commas, whose X-Forwarded-For and -Proto are believed.'),
  COUNTRY_HEADER: z
    .string()
    .regex(/^[A-Za-z0-9-]+$/, 'must be the name of a header')
    .optional()
    .describe('Header in which a trusted proxy tells the visitor’s country.'),
  METRICS_TOKEN: z
    .string()
    .min(20)
    .optional()
    .describe('What a reader of /metrics sends as `Authorization: Bearer …`, at least 20 characters. Default: /metrics is not found.'),
  DEMO: yesOrNo
    .optional()
    .describe('Demo mode: personas on the login page, mailbox, sandbox bank, movable clock. Default: yes outside production.'),
  DEMO_IN_PRODUCTION: flag('Allows DEMO with NODE_ENV=production.'),
  DRAWING: flag('Draws the first screens of pages here; no leaves all of it to browsers.', true),
  DRAWING_BUDGET_MS: z.coerce
    .number()
    .int()
    .min(1)
    .max(10_000)
    .default(50)
    .describe('Longest that drawing may hold a page back, in milliseconds; what takes longer is drawn by the browser.'),
  WORKER: flag('Runs jobs in this process; no where a separate worker does.', true),
} as const;

export type VariableName = keyof typeof variables;

export const Environment = z.object(variables);
export type Environment = z.output<typeof Environment>;
