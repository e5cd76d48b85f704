import type { CountryMethods, OperatorMethods } from '@rendezvous/contracts/billing/operator-methods';

const OFFERED = { offered: true, fee: 0, own_fee: false, taken: true } as const;

const list = (country: 'NL' | 'FR', own: boolean, methods: CountryMethods['methods']): CountryMethods => ({
  country,
  currency: 'EUR',
  own,
  methods,
});

/** Lists of all; one fee waits for another operator. */
export const operatorMethods: OperatorMethods = {
  sites: [
    { id: null, host: null, waiting: 1 },
    { id: 1, host: 'rendezvous.example', waiting: 0 },
    { id: 2, host: 'second.example', waiting: 0 },
  ],
  countries: [
    list('NL', false, [
      { ...OFFERED, method: 'ideal' },
      { ...OFFERED, method: 'card' },
      { ...OFFERED, method: 'paypal', fee: 35 },
      { ...OFFERED, method: 'sepa', taken: false },
    ]),
    list('FR', false, [
      { ...OFFERED, method: 'card' },
      { ...OFFERED, method: 'paypal', fee: 35 },
      { ...OFFERED, method: 'sepa', offered: false },
    ]),
  ],
  waiting: 1,
  requests: [
    {
      id: 5,
      site: null,
      country: 'NL',
      method: 'paypal',
      currency: 'EUR',
      fee: 50,
      present: 35,
      state: 'open',
      asked_by: 31,
      asked_at: '2026-11-23T16:40:00.000Z',
      expires_at: '2026-11-30T16:40:00.000Z',
      decided_by: null,
      decided_at: null,
    },
  ],
};

/** A site with a list and a fee of its own in one country, and a list without such a fee in another. */
export const methodsOfSite: OperatorMethods = {
  ...operatorMethods,
  countries: [
    list('NL', true, [
      { ...OFFERED, method: 'paypal', fee: 99, own_fee: true },
      { ...OFFERED, method: 'ideal' },
      { ...OFFERED, method: 'card', offered: false },
      { ...OFFERED, method: 'sepa' },
    ]),
    list('FR', true, [
      { ...OFFERED, method: 'paypal', fee: 35 },
      { ...OFFERED, method: 'card' },
      { ...OFFERED, method: 'sepa' },
    ]),
  ],
  requests: [],
};
