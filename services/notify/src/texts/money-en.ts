/** What is mailed about money that was paid, goes back or is to be debited. */
export const moneyEn = {
  'notify.receipt.subject': 'Your receipt {invoice}',
  'notify.receipt.heading': '{credits, plural, one {# credit is} other {# credits are}} yours',
  'notify.receipt.text':
    'Thank you. {method, select, sepa {The credits are on your account. The money is collected from your bank account on a later day, which another e-mail tells you.} other {Your payment has arrived, and the credits are on your account.}}',
  'notify.receipt.premium':
    'With your first purchase you are a Premium member from now on: you see all photos and start as many conversations as you like.',
  'notify.receipt.number': 'Receipt',
  'notify.receipt.date': 'Date',
  'notify.receipt.bundle': '{credits, plural, one {# credit} other {# credits}}',
  'notify.receipt.discount': 'Discount',
  'notify.receipt.fewer':
    'Why {credits, plural, one {# credit} other {# credits}} and not {chosen}: {id, select, others {other members had used up the discount code} other {a discount counts once, and order {id} had already used yours}} when this payment arrived. So your {paid} counted at the normal price, {price} for {chosen, plural, one {# credit} other {# credits}}.',
  'notify.receipt.fee': 'Payment fee',
  'notify.receipt.total': 'Total',
  'notify.receipt.net': 'Without VAT',
  'notify.receipt.tax': 'VAT {rate, number}%',
  'notify.receipt.method': '{method, select, sepa {Payment method} other {Paid with}}',
  'notify.receipt.button': 'See the purchase',
  'notify.receipt.pdf': 'The receipt as a PDF is on the page of the purchase, once you are logged in: {address}',
  'notify.receipt.refund':
    'This was a single payment; nothing renews by itself. You can return credits that you have not used within {days, plural, one {# day} other {# days}}, at the price paid: withdraw at {address}.',
  'notify.receipt.seller': 'Seller: {company}, {address}, {city}, {country}. Chamber of Commerce {kvk}. {vat}.',
  'notify.receipt.vat-number': 'VAT number {country}: {number}',
  'notify.method.card': 'Card',
  'notify.method.sepa': 'Direct debit (SEPA)',
  'notify.method.card-number': '{brand} ending in {last4}',

  'notify.withdrawal.subject': 'Your withdrawal: {credits, plural, one {# credit} other {# credits}}',
  'notify.withdrawal.heading': 'We have your withdrawal',
  'notify.withdrawal.text':
    'You have withdrawn from a purchase. {credits, plural, one {# credit has} other {# credits have}} left your account, and {amount} is on its way back the way you paid. Your bank may take some days.',
  'notify.withdrawal.uncollected':
    'You withdrew from a purchase. {credits, plural, one {# credit has} other {# credits have}} left your account. {amount} was not debited yet, and will not be: there is nothing to pay back.',
  'notify.withdrawal.after-debit':
    'You have withdrawn from a purchase. {credits, plural, one {# credit has} other {# credits have}} left your account. Your bank account is debited on {date} first; {amount} goes back to it some bank days after that.',
  'notify.withdrawal.undebited': 'Not debited',
  'notify.withdrawal.when': 'Withdrawn on',
  'notify.withdrawal.purchase': 'Purchase',
  'notify.withdrawal.credits': 'Credits',
  'notify.withdrawal.amount': 'Refund',
  'notify.withdrawal.button': 'See your refunds',
  'notify.refund-by-us.subject': 'Your refund: {credits, plural, one {# credit} other {# credits}}',
  'notify.refund-by-us.heading': 'Your refund',
  'notify.refund-by-us.text':
    'We pay back unused credits of a purchase. {credits, plural, one {# credit has} other {# credits have}} left your account, and {amount} is on its way back the way you paid. Your bank may take some days.',
  'notify.refund-by-us.uncollected':
    'We take back a purchase whose debit was not collected yet. {credits, plural, one {# credit has} other {# credits have}} left your account, and {amount} is not debited.',
  'notify.refund-by-us.after-debit':
    'We pay back unused credits of a purchase. {credits, plural, one {# credit has} other {# credits have}} left your account. Your bank account is debited on {date} first; {amount} goes back to it some bank days after that.',
  'notify.refund-by-us.when': 'Begun on',
  'notify.undone.subject': 'Undone with your mandate: {credits, plural, one {# credit} other {# credits}}',
  'notify.undone.heading': 'Your purchase is undone',
  'notify.undone.text':
    'You took back your direct debit mandate, and had used nothing of this purchase: so it is undone. {credits, plural, one {# credit has} other {# credits have}} left your account, and {amount} is on its way back to your bank account. Your bank may take some days.',
  'notify.undone.uncollected':
    'You took back your direct debit mandate before this purchase was debited, and had used nothing of it: so it is undone. {credits, plural, one {# credit has} other {# credits have}} left your account. {amount} was not debited, and will not be: there is nothing to pay back.',
  'notify.undone.after-debit':
    'You took back your direct debit mandate when this debit was already on its way to your bank, and had used nothing of the purchase: so it is undone. {credits, plural, one {# credit has} other {# credits have}} left your account. Your bank account is debited on {date} first; {amount} goes back to it some bank days after that.',
  'notify.undone.when': 'Mandate taken back on',
  'notify.refund-paid.subject': 'Refunded: {amount}',
  'notify.refund-paid.heading': '{amount} went back to you',
  'notify.refund-paid.text': 'Your refund was paid. It goes the way you paid; your bank may take some days to show it.',
  'notify.refund-uncollected.subject': 'Not debited: {amount}',
  'notify.refund-uncollected.heading': '{amount} is not debited',
  'notify.refund-uncollected.text': 'The purchase ended before your account was debited. Nothing was collected, so that nothing goes back.',
  'notify.refund-paid.note': 'Credit note',
  'notify.refund-paid.pdf': 'The credit note as a PDF is on the page of your refunds, once you are logged in: {address}',
  'notify.refund-failed.subject': 'Your refund of {amount} did not go through',
  'notify.refund-failed.heading': 'Your refund did not go through',
  'notify.refund-failed.text':
    'Your bank did not take the {amount} that we paid back. {credits, plural, one {The credit is} other {The # credits are}} in your account again, so you can ask for the refund once more.',
  'notify.refund-failed.text-by-us':
    'Your bank did not take the {amount} that we paid back.{credits, plural, =0 {} one { The credit is in your account again.} other { The # credits are in your account again.}}',
  'notify.refund-failed.help-by-us': 'Write to {email}: together we find another way.',
  'notify.refund-failed.help': 'If it fails again, write to {email}: we find another way.',

  'notify.dispute.subject.open': 'Your payment of {amount} is disputed',
  'notify.dispute.heading.open': 'Your payment of {amount} is asked back',
  'notify.dispute.text.open':
    'Your bank or payment provider tells us that this payment is disputed. Until that is decided, the unused credits of the purchase are frozen: they are kept, and cannot be spent. You need not do anything here. Was it not you? Then please write to us.',
  'notify.dispute.subject.won': 'Decided: your payment of {amount} stands',
  'notify.dispute.heading.won': 'Your payment stands',
  'notify.dispute.text.won':
    'The dispute about this payment is over, and the payment stands. Your credits, and everything else, are as they were before.',
  'notify.dispute.subject.lost': 'Decided: {amount} went back',
  'notify.dispute.heading.lost': 'Your payment of {amount} does not stand',
  'notify.dispute.text.lost':
    'The money of this purchase was taken back, or could not be collected. So we took back the credits that were left of it; those that had been spent are settled by your next purchase. You can no longer pay here with: {method}. All other ways to pay stay open to you.',
  'notify.dispute.purchase': 'Purchase',
  'notify.dispute.amount': 'Disputed',
  'notify.dispute.frozen': 'Credits frozen',
  'notify.dispute.taken': 'Credits taken back',
  'notify.dispute.owed': 'Credits still to be settled',
  'notify.dispute.help': 'Is something wrong with this? Write to {email}: a person reads it.',
  'notify.direct-debit.subject': '{amount} will be debited on {day}',
  'notify.direct-debit.heading': '{amount} will be debited from your account',
  'notify.direct-debit.text':
    'You chose direct debit. On {day} your bank is asked for the amount below: please see to it that there is enough in the account.',
  'notify.direct-debit.amount': 'Amount',
  'notify.direct-debit.day': 'Debited on',
  'notify.direct-debit.account': 'Account',
  'notify.direct-debit.mandate': 'Mandate',
  'notify.direct-debit.creditor': 'Creditor',
  'notify.direct-debit.creditor-id': 'Creditor identifier',
  'notify.direct-debit.help':
    'Is something wrong with this? Write to {email} before that day. Your bank gives you the money back within eight weeks of the debit, without asking why.',
} as const;
