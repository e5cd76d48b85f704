/** Ways to pay that are called the same in every language. */
export const methodNames = {
  'notify.method.paypal': 'PayPal',
  'notify.method.ideal': 'iDEAL',
  'notify.method.bancontact': 'Bancontact',
  'notify.method.eps': 'EPS',
  'notify.method.twint': 'TWINT',
  'notify.method.blik': 'BLIK',
  'notify.method.przelewy24': 'Przelewy24',
} as const;
