import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { environmentExample, parseConfig } from './index.js';

const root = resolve(__dirname, '../../../..');
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rendezvous-config-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const faultsOf = (environment: Record<string, string>) => {
  const parsed = parseConfig({ DATA_DIR: folder, ...environment });
  return parsed.ok ? [] : parsed.faults.map(({ variable }) => variable);
};
const configOf = (environment: Record<string, string> = {}) => {
  const parsed = parseConfig({ DATA_DIR: folder, ...environment });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.faults));
  return parsed.config;
};
const production = {
  NODE_ENV: 'production',
  SECRET_KEY: 'x'.repeat(32),
  PUBLIC_URL: 'https://love.example',
  MAIL_URL: 'smtp://mail.example',
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
};

it('lists every fault, not only the first', () => {
  expect(faultsOf({ PORT: 'many', DATABASE_URL: 'mysql://x', SECRET_KEY: 'short', LOG_LEVEL: 'loud', DEMO: 'maybe' })).toEqual([
    'PORT',
    'DATABASE_URL',
    'SECRET_KEY',
    'LOG_LEVEL',
    'DEMO',
  ]);
});

it('ends a process with code 1 and the list of faults', () => {
  const script = `import './tools/source/register.mjs'; const { loadConfig } = await import('./libs/server/src/config/index.ts'); loadConfig();`;
  const run = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: root,
    env: { PATH: process.env['PATH'], PORT: 'many', HOST: '', CDN_PREFIX: 'x' },
    encoding: 'utf8',
  });
  expect(run.status).toBe(1);
  expect(run.stderr).toMatch(/2 faults:\n {2}PORT: .+\n {2}CDN_PREFIX: .+/);
});

it('refuses demo mode in production unless that is asked for as well', () => {
  expect(faultsOf({ ...production, DEMO: 'yes' })).toEqual(['DEMO']);
  expect(configOf({ ...production, DEMO: 'yes', DEMO_IN_PRODUCTION: 'yes' }).demo).toBe(true);
  expect(configOf(production).demo).toBe(false);
  expect(configOf().demo).toBe(true);
});

it('wants a key, a mail server, its own address and a payment provider in production', () => {
  expect(faultsOf({ NODE_ENV: 'production' })).toEqual(['SECRET_KEY', 'MAIL_URL', 'PUBLIC_URL', 'STRIPE_SECRET_KEY']);
});

it('says of a production without a payment provider that nobody could buy', () => {
  const { STRIPE_SECRET_KEY: _key, STRIPE_WEBHOOK_SECRET: _secret, ...without } = production;
  const parsed = parseConfig({ DATA_DIR: folder, ...without });
  expect(parsed).toMatchObject({
    ok: false,
    faults: [{ variable: 'STRIPE_SECRET_KEY', reason: expect.stringContaining('without a payment provider nobody can buy credits') }],
  });
  expect(configOf({ ...without, DEMO: 'yes', DEMO_IN_PRODUCTION: 'yes' }).stripe).toBeNull();
});

it('wants both of Stripe’s secrets, and neither in the place of the other', () => {
  expect(faultsOf({ STRIPE_SECRET_KEY: 'sk_test_1' })).toEqual(['STRIPE_WEBHOOK_SECRET']);
  expect(faultsOf({ STRIPE_WEBHOOK_SECRET: 'whsec_1' })).toEqual(['STRIPE_SECRET_KEY']);
  expect(faultsOf({ STRIPE_SECRET_KEY: 'whsec_1', STRIPE_WEBHOOK_SECRET: 'pk_test_1' })).toEqual([
    'STRIPE_SECRET_KEY',
    'STRIPE_WEBHOOK_SECRET',
  ]);
  expect(configOf(production).stripe).toEqual({ secretKey: 'sk_live_1', webhookSecret: 'whsec_1', api: null });
});

it('takes PayPal for a payment provider, whole, with the host of its certificates', () => {
  const paypal = { PAYPAL_CLIENT_ID: 'id', PAYPAL_CLIENT_SECRET: 'secret', PAYPAL_WEBHOOK_ID: 'WH-1' };
  const { STRIPE_SECRET_KEY: _key, STRIPE_WEBHOOK_SECRET: _secret, ...without } = production;
  expect(faultsOf({ PAYPAL_CLIENT_ID: 'id' })).toEqual(['PAYPAL_CLIENT_SECRET', 'PAYPAL_WEBHOOK_ID']);
  expect(configOf({ ...without, ...paypal }).paypal).toEqual({
    clientId: 'id',
    clientSecret: 'secret',
    webhookId: 'WH-1',
    api: 'https://api-m.paypal.com',
    certificates: 'https://api.paypal.com',
  });
  expect(configOf(paypal).stripe).toBeNull();
});

it('wants the token of a company for messages with its address, and the other way round', () => {
  expect(faultsOf({ SMS_URL: 'https://sms.example/send' })).toEqual(['SMS_TOKEN']);
  expect(faultsOf({ SMS_TOKEN: 'secret' })).toEqual(['SMS_URL']);
  expect(faultsOf({ SMS_URL: 'sms.example', SMS_TOKEN: 'secret' })).toEqual(['SMS_URL']);
  const sms = { SMS_URL: 'https://sms.example/send', SMS_TOKEN: 'secret' };
  expect(configOf(sms).sms).toEqual({ url: 'https://sms.example/send', token: 'secret' });
  expect(configOf(production).sms).toBeNull();
});

it('takes direct debits whole, to an account that can be, with a folder to exchange files in', () => {
  const sepa = {
    SEPA_CREDITOR_NAME: 'Love Ltd',
    SEPA_CREDITOR_ID: 'DE98ZZZ09999999999',
    SEPA_CREDITOR_IBAN: 'DE89370400440532013000',
    SEPA_CREDITOR_BIC: 'COBADEFFXXX',
    SEPA_FOLDER: join(folder, 'bank'),
  };
  const { STRIPE_SECRET_KEY: _key, STRIPE_WEBHOOK_SECRET: _secret, ...without } = production;
  const sms = { SMS_URL: 'https://sms.example/messages', SMS_TOKEN: 'x'.repeat(20) };
  for (const variable of Object.keys(sepa)) expect(faultsOf({ ...without, ...sms, ...sepa, [variable]: '' })).toEqual([variable]);
  expect(faultsOf({ ...without, ...sepa })).toEqual(['SMS_URL']);
  expect(faultsOf({ ...sepa, SEPA_CREDITOR_ID: 'DE97ZZZ09999999999' })).toEqual(['SEPA_CREDITOR_ID']);
  expect(faultsOf({ ...sepa, SEPA_CREDITOR_ID: '98ZZZ09999999999' })).toEqual(['SEPA_CREDITOR_ID']);
  expect(faultsOf({ ...sepa, SEPA_CREDITOR_IBAN: 'DE89 3704 0044 0532 0130 01' })).toEqual(['SEPA_CREDITOR_IBAN']);
  expect(faultsOf({ ...sepa, SEPA_CREDITOR_BIC: 'COBA' })).toEqual(['SEPA_CREDITOR_BIC']);
  expect(configOf({ ...without, ...sms, ...sepa }).sepa).toEqual({
    name: 'Love Ltd',
    id: 'DE98ZZZ09999999999',
    iban: 'DE89370400440532013000',
    bic: 'COBADEFFXXX',
    folder: join(folder, 'bank'),
  });
  expect(configOf().sepa).toBeNull();
});

it('keeps a key of its own outside production, readable by nobody else', () => {
  const { secretKey } = configOf();
  expect(secretKey.length).toBeGreaterThan(60);
  expect(configOf().secretKey).toBe(secretKey);
  expect(statSync(join(folder, 'secret-key')).mode & 0o077).toBe(0);
});

it('takes an empty variable as absent and completes the rest', () => {
  const config = configOf({
    PORT: '',
    CDN_PREFIX: 'https://cdn.example/p',
    TRUSTED_PROXIES: '10.0.0.1, 10.0.1.0/24,',
    PUBLIC_URL: 'https://love.example/',
  });
  expect(config).toMatchObject({
    port: 3000,
    cdnPrefix: 'https://cdn.example/p/',
    trustedProxies: ['10.0.0.1', '10.0.1.0/24'],
    publicUrl: 'https://love.example',
    databaseUrl: null,
    postgresDir: join(folder, 'postgres'),
    storageDir: join(folder, 'storage'),
  });
});

it('shows unreleased builds of this machine outside production, and in production of nobody who is not named', () => {
  expect(configOf().overrideOrigins).toEqual(['http://127.0.0.1:*', 'http://localhost:*']);
  expect(configOf(production).overrideOrigins).toEqual([]);
  expect(configOf({ ...production, OVERRIDE_ORIGINS: 'https://previews.example' }).overrideOrigins).toEqual(['https://previews.example']);
  expect(faultsOf({ OVERRIDE_ORIGINS: 'https://previews.example/mfe-chat' })).toEqual(['OVERRIDE_ORIGINS']);
});

it('.env.example is the one that `npm run env:example` writes', () => {
  expect(readFileSync(join(root, '.env.example'), 'utf8')).toBe(environmentExample());
});

it('wants the whole of a bucket for releases, and where browsers load them from', () => {
  const bucket = { RELEASES_BUCKET: 'https://s3.example/releases/' };
  expect(faultsOf(bucket)).toEqual(['RELEASES_ORIGIN', 'RELEASES_BUCKET_KEY_ID', 'RELEASES_BUCKET_SECRET']);
  const config = configOf({
    ...bucket,
    RELEASES_ORIGIN: 'https://cdn.example/some/path',
    RELEASES_BUCKET_KEY_ID: 'id',
    RELEASES_BUCKET_SECRET: 'secret',
  });
  expect(config.releasesOrigin).toBe('https://cdn.example');
  expect(config.releasesBucket).toEqual({ address: 'https://s3.example/releases', region: 'us-east-1', keyId: 'id', secret: 'secret' });
});

it('wants the whole of a bucket for uploads', () => {
  expect(faultsOf({ STORAGE_BUCKET: 'https://s3.example/uploads' })).toEqual(['STORAGE_BUCKET_KEY_ID', 'STORAGE_BUCKET_SECRET']);
  expect(configOf().storageBucket).toBeNull();
  expect(
    configOf({
      STORAGE_BUCKET: 'https://s3.example/uploads/ours/',
      STORAGE_BUCKET_REGION: 'eu-west-3',
      STORAGE_BUCKET_KEY_ID: 'id',
      STORAGE_BUCKET_SECRET: 'secret',
    }).storageBucket,
  ).toEqual({ address: 'https://s3.example/uploads/ours', region: 'eu-west-3', keyId: 'id', secret: 'secret' });
});
