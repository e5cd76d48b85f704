import { Logger } from '@nestjs/common';
import type { Clock } from '@rendezvous/server/clock';
import type { Config } from '@rendezvous/server/config';
import { NoSms, type SmsSender } from '@rendezvous/server/sms';
import { openProviders } from './payment-providers.module.js';
import type { SandboxProvider } from './sandbox/sandbox.provider.js';
import type { Creditors } from './sepa/creditors.service.js';
import type { SepaProvider } from './sepa/sepa.provider.js';

const CONFIG = { stripe: null, paypal: null, demo: false } as Config;
const SEPA = { name: 'sepa', methods: ['sepa'] } as unknown as SepaProvider;

let said: string[];
beforeEach(() => {
  said = [];
  jest.spyOn(Logger.prototype, 'warn').mockImplementation((line: string) => said.push(line));
});
afterEach(() => jest.restoreAllMocks());

const opened = (creditor: object | null, sms: Pick<SmsSender, 'available'>) =>
  openProviders(CONFIG, {} as Clock, { find: () => creditor } as Creditors, SEPA, {} as SandboxProvider, sms as SmsSender);

test('nobody pays by direct debit where no code can be sent, and the start says so', async () => {
  expect((await opened({ id: 'NL98ZZZ999999990000' }, new NoSms())).takes('sepa')).toBe(false);
  expect(said).toEqual([expect.stringContaining('SMS_URL is not set')]);
});

test('where codes can be sent, direct debit is open as soon as there is a creditor', async () => {
  expect((await opened({ id: 'NL98ZZZ999999990000' }, { available: true })).takes('sepa')).toBe(true);
  expect((await opened(null, { available: true })).takes('sepa')).toBe(false);
  expect((await opened(null, new NoSms())).takes('sepa')).toBe(false);
  expect(said).toEqual([]);
});
