/** What operators are mailed. */
export const operatorsEn = {
  'notify.incident.subject': 'Payment to look at: order {order}',
  'notify.incident.subject.unmatched': 'Payment to look at: a charge by {provider}',
  'notify.incident.subject.other': 'To look at: {provider}',
  'notify.incident.heading.amount-differs': 'A payment differs from its order',
  'notify.incident.text.amount-differs':
    'The payment provider {provider} reports another amount than was asked for. The order stays as it is and no credits were given: please look at the payment there, then mark the incident as resolved.',
  'notify.incident.heading.refund-unknown': 'What became of a refund is not known',
  'notify.incident.text.refund-unknown':
    '{provider} has not said what became of a refund, however often it was asked. Please look it up there: the member’s credits are set apart until it is decided.',
  'notify.incident.reported.refund-unknown': 'Refund',
  'notify.incident.heading.payment-unknown': 'What became of a payment is not known',
  'notify.incident.text.payment-unknown':
    '{provider} has not said whether a payment began, or how it stands, however often it was asked. No credits were given for it. Please look there for the order, then mark the incident as resolved.',
  'notify.incident.reported.payment-unknown': 'Payment',
  'notify.incident.heading.payment-disputed': 'A payment is disputed',
  'notify.incident.text.payment-disputed':
    'A payer asks the money of this payment back at their bank. {provider} takes an answer and evidence for a short time only: please look there. The unused credits of the purchase are frozen until it is decided.',
  'notify.incident.reported.payment-disputed': 'Disputed',
  'notify.incident.heading.dispute-exceeds': 'More went back than was paid',
  'notify.incident.text.dispute-exceeds':
    'Lost disputes and refunds of this payment are together more than was paid. {provider} tells which of them can be claimed back: please look there.',
  'notify.incident.reported.dispute-exceeds': 'Too much',
  'notify.incident.heading.capture-differs': 'A provider says otherwise whether it was paid',
  'notify.incident.text.capture-differs':
    'In its report of a day {provider} says otherwise what was paid than stands here; 0 means that nothing was. Please look at the payment there, then settle the difference under Payments.',
  'notify.incident.reported.capture-differs': 'Paid there',
  'notify.incident.heading.refund-differs': 'A provider says otherwise of a refund',
  'notify.incident.text.refund-differs':
    '{provider} says otherwise what was paid back than stands here; 0 means that nothing was. More may have gone back in its dashboard than was left. Please look at the refund there, then settle the difference under Payments.',
  'notify.incident.reported.refund-differs': 'Paid back there',
  'notify.incident.heading.refund-adopted': 'A refund was made at the provider',
  'notify.incident.text.refund-adopted':
    'Somebody paid back in {provider}’s dashboard. The refund stands here now as well: unused credits that it paid for have left the account, and the member gets the credit note. Please check that this was meant, then settle it under Payments. Refunds that are made here ask that before.',
  'notify.incident.reported.refund-adopted': 'Paid back there',
  'notify.incident.heading.dispute-differs': 'A provider says otherwise of a dispute',
  'notify.incident.text.dispute-differs':
    'In its report of a day {provider} says otherwise of a dispute than stands here; 0 means that it knows of none. Please look at the dispute there, then settle the difference under Payments.',
  'notify.incident.reported.dispute-differs': 'Disputed there',
  'notify.incident.heading.dispute-missed': 'A dispute was found that no event told of',
  'notify.incident.text.dispute-missed':
    '{provider}’s list of a day has a dispute that was not known here. It stands here now, with all that follows for the credits and the way to pay. Please look there whether there is time left to answer, and whether its events still arrive here; then settle it under Payments.',
  'notify.incident.reported.dispute-missed': 'Disputed there',
  'notify.incident.heading.ledger-differs': 'The ledger does not say what was paid',
  'notify.incident.text.ledger-differs':
    'A payment through {provider} and the credits in the ledger do not agree; 0 means that credits came without a payment. Please look at both, then settle the difference under Payments.',
  'notify.incident.reported.ledger-differs': 'Paid here',
  'notify.incident.heading.charge-unmatched': 'A charge is of no payment here',
  'notify.incident.text.charge-unmatched':
    '{provider} charged something that no payment here is of; 0 means that it is in a currency that nothing is sold in. Please look there who paid and for what, then settle the difference under Payments.',
  'notify.incident.reported.charge-unmatched': 'Charged there',
  'notify.incident.heading.dispute-unknown': 'How a dispute stands is not known',
  'notify.incident.text.dispute-unknown':
    '{provider} has not said how a dispute stands, however often it was asked. Please look it up there: the credits stay frozen until it is decided.',
  'notify.incident.reported.dispute-unknown': 'Disputed',
  'notify.incident.heading.debit-unanswered': 'The bank says nothing about a debit',
  'notify.incident.text.debit-unanswered':
    'The bank has neither booked nor refused a debit, ten bank days after it was due. The credits were given when it was signed. Please ask the bank, bring its answer under Payments, then settle the difference there.',
  'notify.incident.reported.debit-unanswered': 'Debit',
  'notify.incident.heading.method-kept': 'A stored way to pay is not forgotten',
  'notify.incident.text.method-kept':
    'A way to pay was removed here, and {provider} has not said that it has forgotten it, however often it was asked to. Please remove it there, then settle the difference under Payments.',
  'notify.incident.reported.method-kept': 'Amount',
  'notify.incident.heading.answer-unread': 'An answer of the bank could not be read',
  'notify.incident.text.answer-unread':
    'A file of the bank’s could not be read and lies in the folder of those that were refused. Please look what it says, bring it again or act on it, then settle the difference under Payments.',
  'notify.incident.reported.answer-unread': 'Amount',
  'notify.incident.asked': 'Asked for',
  'notify.incident.reported.amount-differs': 'Reported',
  'notify.incident.order': 'Order',
  'notify.incident.member': 'Member',
  'notify.incident.reference': 'Payment at the provider',
  'notify.incident.number': 'Incident',
  'notify.ledger.subject': 'The ledger does not prove itself: {faults, plural, one {# fault} other {# faults}}',
  'notify.ledger.heading': 'The ledger does not prove itself',
  'notify.ledger.text':
    'Proof {proof} of the ledger found {faults, plural, one {# fault} other {# faults}}: somewhere entries, wallets, payments or numbers of documents do not agree. Please look at it before money is moved by hand.',
  'notify.ledger.button': 'See the proof',
  'notify.incident.why': 'You get this mail because this is the support address of {site}.',
  'notify.waiting.asked-by': 'Asked by operator',
  'notify.waiting.until': 'To decide until',
  'notify.waiting.button': 'Look and decide',
  'notify.waiting.site': 'Site',
  'notify.waiting.as-all': 'as everywhere',
  'notify.adjustment-waiting.subject':
    'To decide: {way, select, give {give} other {take}} {credits, plural, one {# credit} other {# credits}}',
  'notify.adjustment-waiting.heading': 'Another operator asks for credits',
  'notify.adjustment-waiting.text': 'So many credits need two operators. Please look whether it is right, and approve or decline it.',
  'notify.adjustment-waiting.credits': 'Credits',
  'notify.adjustment-waiting.member': 'Member',
  'notify.fee-waiting.subject': 'To decide: the fee for {method} ({fee})',
  'notify.fee-waiting.heading': 'Another operator asks for a fee',
  'notify.fee-waiting.text': 'A fee needs two operators. Please look whether it is right, and approve or decline it.',
  'notify.fee-waiting.country': 'Country',
  'notify.fee-waiting.method': 'Way to pay',
  'notify.fee-waiting.present': 'Fee now',
  'notify.fee-waiting.fee': 'New fee',
  'notify.price-waiting.subject': 'To decide: {credits, plural, one {# credit} other {# credits}} for {price}',
  'notify.price-waiting.heading': 'Another operator asks for a price',
  'notify.price-waiting.text': 'A price needs two operators. Please look whether it is right, and approve or decline it.',
  'notify.price-waiting.bundle': 'Credits in the bundle',
  'notify.price-waiting.present': 'Price now',
  'notify.price-waiting.price': 'New price',
  'notify.price-waiting.begins': 'Begins',
  'notify.price-waiting.at-once': 'once it is approved',
  'notify.waiting.why': 'You get this e-mail because somebody left this address at {site} to be told of a place.',
} as const;
