import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Bucket, Config, type ConfigFault, type SmsService } from './config.js';
import { paypalOf, providerFaults, sepaOf, stripeOf } from './payment-providers.js';
import { Environment, variables } from './schema.js';

type Variables = Readonly<Record<string, string | undefined>>;

export type ParsedConfig = { readonly ok: true; readonly config: Config } | { readonly ok: false; readonly faults: readonly ConfigFault[] };

/** Faults that show only when several variables are seen together. */
const contradictions = (values: Environment, demo: boolean): ConfigFault[] => {
  const faults: ConfigFault[] = [];
  const production = values.NODE_ENV === 'production';
  if (production && demo && !values.DEMO_IN_PRODUCTION) {
    faults.push({
      variable: 'DEMO',
      reason: 'is refused with NODE_ENV=production: anyone could sign in as a persona. DEMO_IN_PRODUCTION=yes allows it.',
    });
  }
  if (production && values.SECRET_KEY === undefined)
    faults.push({ variable: 'SECRET_KEY', reason: 'is required with NODE_ENV=production' });
  if (production && !demo && values.MAIL_URL === undefined)
    faults.push({ variable: 'MAIL_URL', reason: 'is required with NODE_ENV=production' });
  if (production && values.PUBLIC_URL === undefined)
    faults.push({ variable: 'PUBLIC_URL', reason: 'is required with NODE_ENV=production' });
  faults.push(...providerFaults(values, production && !demo));
  if (production && !demo && values.SEPA_CREDITOR_ID !== undefined && values.SMS_URL === undefined)
    faults.push({ variable: 'SMS_URL', reason: 'is required with SEPA_CREDITOR_ID: a direct debit is signed by a code' });
  for (const given of Object.keys(NEEDED) as (keyof typeof NEEDED)[])
    if (values[given] !== undefined) faults.push(...missingWith(given, values));
  return faults;
};

/** What a variable is of no use without. */
const NEEDED = {
  STORAGE_BUCKET: ['STORAGE_BUCKET_KEY_ID', 'STORAGE_BUCKET_SECRET'],
  RELEASES_BUCKET: ['RELEASES_ORIGIN', 'RELEASES_BUCKET_KEY_ID', 'RELEASES_BUCKET_SECRET'],
  SMS_URL: ['SMS_TOKEN'],
  SMS_TOKEN: ['SMS_URL'],
} as const;

const missingWith = (given: keyof typeof NEEDED, values: Environment): ConfigFault[] =>
  NEEDED[given].filter((variable) => values[variable] === undefined).map((variable) => ({ variable, reason: `is required with ${given}` }));

/** Checks the environment. Lists everything that is wrong, not only the first fault. An empty variable counts as absent. */
export const parseConfig = (environment: Variables): ParsedConfig => {
  const given = Object.fromEntries(Object.keys(variables).map((name) => [name, environment[name] === '' ? undefined : environment[name]]));
  const parsed = Environment.safeParse(given);
  if (!parsed.success) {
    return { ok: false, faults: parsed.error.issues.map(({ path, message }) => ({ variable: path.join('.'), reason: message })) };
  }
  const values = parsed.data;
  const demo = values.DEMO ?? values.NODE_ENV !== 'production';
  const faults = contradictions(values, demo);
  if (faults.length > 0) return { ok: false, faults };
  return { ok: true, config: assemble(values, demo) };
};

const assemble = (values: Environment, demo: boolean): Config => {
  const dataDir = resolve(values.DATA_DIR);
  const publicUrl = publicUrlOf(values);
  return new Config({
    environment: values.NODE_ENV,
    production: values.NODE_ENV === 'production',
    host: values.HOST,
    port: values.PORT,
    publicUrl,
    https: publicUrl.startsWith('https://'),
    publicUrlGiven: values.PUBLIC_URL !== undefined,
    databaseUrl: values.DATABASE_URL ?? null,
    databasePool: values.DATABASE_POOL,
    redisUrl: values.REDIS_URL ?? null,
    dataDir,
    postgresDir: join(dataDir, 'postgres'),
    storageDir: values.STORAGE_DIR === undefined ? join(dataDir, 'storage') : resolve(values.STORAGE_DIR),
    storageBucket: bucketOf(
      values.STORAGE_BUCKET,
      values.STORAGE_BUCKET_REGION,
      values.STORAGE_BUCKET_KEY_ID,
      values.STORAGE_BUCKET_SECRET,
    ),
    cdnPrefix: values.CDN_PREFIX.endsWith('/') ? values.CDN_PREFIX : `${values.CDN_PREFIX}/`,
    releasesOrigin: values.RELEASES_ORIGIN === undefined ? null : new URL(values.RELEASES_ORIGIN).origin,
    releasesBucket: bucketOf(
      values.RELEASES_BUCKET,
      values.RELEASES_BUCKET_REGION,
      values.RELEASES_BUCKET_KEY_ID,
      values.RELEASES_BUCKET_SECRET,
    ),
    overrideOrigins: overrideOriginsOf(values),
    secretKey: values.SECRET_KEY ?? keptSecret(dataDir),
    mailUrl: values.MAIL_URL ?? null,
    mailFrom: values.MAIL_FROM,
    mailEventsSecret: values.MAIL_EVENTS_SECRET ?? null,
    stripe: stripeOf(values),
    paypal: paypalOf(values),
    sepa: sepaOf(values),
    sms: smsOf(values),
    logLevel: values.LOG_LEVEL,
    trustedProxies: values.TRUSTED_PROXIES,
    countryHeader: values.COUNTRY_HEADER?.toLowerCase() ?? null,
    metricsToken: values.METRICS_TOKEN ?? null,
    demo,
    drawing: values.DRAWING,
    drawingBudgetMs: values.DRAWING_BUDGET_MS,
    worker: values.WORKER,
  });
};

const publicUrlOf = ({ PUBLIC_URL: given, HOST: host, PORT: port }: Environment): string =>
  (given ?? `http://${host === '0.0.0.0' ? 'localhost' : host}:${port}`).replace(/\/+$/, '');

/** Whoever develops may show what they serve themselves; in production nothing is shown that nobody allowed. */
const overrideOriginsOf = ({ OVERRIDE_ORIGINS: given, NODE_ENV }: Environment): readonly string[] =>
  given.length > 0 || NODE_ENV === 'production' ? given : ['http://127.0.0.1:*', 'http://localhost:*'];

/** Complete, or none: `contradictions` has refused anything between. */
const bucketOf = (address: string | undefined, region: string, keyId: string | undefined, secret: string | undefined): Bucket | null =>
  address && keyId && secret ? { address: address.replace(/\/+$/, ''), region, keyId, secret } : null;

const smsOf = ({ SMS_URL: url, SMS_TOKEN: token }: Environment): SmsService | null => (url && token ? { url, token } : null);

/** A key of this installation: made once and kept, so that signed addresses outlive a restart. */
const keptSecret = (dataDir: string): string => {
  const file = join(dataDir, 'secret-key');
  if (existsSync(file)) return readFileSync(file, 'utf8').trim();
  mkdirSync(dataDir, { recursive: true });
  try {
    writeFileSync(file, `${randomBytes(48).toString('base64url')}\n`, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    // Two processes started at once: the first one's key counts.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8').trim();
};

/** Reads the environment and a `.env` file in the working folder; with faults it lists them all and ends the process with code 1. */
export const loadConfig = (): Config => {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const parsed = parseConfig(process.env);
  if (parsed.ok) return parsed.config;
  const lines = parsed.faults.map(({ variable, reason }) => `  ${variable}: ${reason}`);
  process.stderr.write(
    `The configuration has ${lines.length === 1 ? 'a fault' : `${lines.length} faults`}:\n${lines.join('\n')}\nSee .env.example for every variable.\n`,
  );
  return process.exit(1);
};
