/** Every sentence of our mails, in ICU message format. The ids are the same in all languages. */
export const en = {
  'notify.greeting': 'Hello {name},',
  'notify.footer.why': 'You get this mail because this address belongs to an account at {site}.',
  'notify.footer.settings': 'Your settings',
  'notify.footer.help': 'Customer service',
  'notify.footer.unsubscribe': 'Unsubscribe',
  'notify.button.fallback': 'Does the button not work? Copy this address into your browser:',

  'notify.activation.subject': 'Confirm your e-mail address',
  'notify.activation.heading': 'One click and you’re in',
  'notify.activation.text':
    'Please confirm that this address is yours. Then your profile can be found, and you get {credits, plural, =0 {going} one {your first credit} other {your first # credits}}.',
  'notify.activation.button': 'Confirm my address',
  'notify.activation.life': 'The link works once, for {days, plural, one {# day} other {# days}}.',
  'notify.activation.not-you': 'Was it not you who signed up? Then do nothing: without confirmation the account is erased after 14 days.',

  'notify.signup-link.subject': 'Finish your signup at {site}',
  'notify.signup-link.text':
    'One click makes your account with everything you filled in{credits, plural, =0 {.} one {, and brings your first credit.} other {, and brings your first # credits.}}',
  'notify.signup-link.button': 'Make my account',
  'notify.signup-link.not-you':
    'Was it not you who signed up? Then do nothing: without the click there is no account, and what was filled in is erased after 7 days.',
  'notify.signup-link.why': 'You get this e-mail because somebody signed up at {site} with this address.',
  'notify.signup-again.subject': 'You already have an account',
  'notify.signup-again.heading': 'You already have an account',
  'notify.signup-again.text':
    'Somebody, probably you, just signed up at {site} with this address. You have an account with it already, so nothing was changed: simply log in.',
  'notify.signup-again.button': 'Log in',
  'notify.signup-again.forgotten': 'You no longer know your password? Here you set a new one.',
  'notify.signup-again.not-you': 'Was it not you? Then do nothing: your account is as it was.',

  'notify.confirm-reminder.subject': 'Your address is still not confirmed',
  'notify.confirm-reminder.heading': 'Is this address yours?',
  'notify.confirm-reminder.text':
    'Your profile at {site} waits for you: nobody can find it before you have confirmed this address. Without that, the account is erased on {date}.',
  'notify.confirm-reminder.not-you': 'Was it not you who signed up? Then do nothing, and we won’t write more than twice.',

  'notify.deletion.subject': 'Your account is being deleted',
  'notify.deletion.heading': 'Your account is being deleted',
  'notify.deletion.text':
    'You asked us to delete your account at {site}. Nobody can see you any more. On {date} everything is erased: profile, photos and messages.',
  'notify.deletion.back': 'Have you changed your mind? Until then this button brings everything back, and so does logging in.',
  'notify.deletion.button': 'Bring it back',
  'notify.deletion.life': 'The link works once.',
  'notify.deletion.not-you': 'Was it not you? Then bring the account back, set a new password, and write to {email}.',

  'notify.password-reset.subject': 'Your new password',
  'notify.password-reset.heading': 'Choose a new password',
  'notify.password-reset.text': 'Somebody, probably you, asked for a new password for this account.',
  'notify.password-reset.button': 'Choose a new password',
  'notify.password-reset.life': 'The link works once, for one hour.',
  'notify.password-reset.not-you': 'Was it not you? Then do nothing: your password stays as it is.',

  'notify.password-changed.subject': 'Your password was changed',
  'notify.password-changed.heading': 'Your password was changed',
  'notify.password-changed.text':
    'The password of your account was changed on {date} at {time}. Everywhere else you were logged in, you have been logged out.',
  'notify.password-changed.button': 'Set a new password',
  'notify.password-changed.not-you': 'Was it not you? Then set a new password right away, and write to {email}.',

  'notify.new-sign-in.subject': 'New sign-in: {device}',
  'notify.new-sign-in.heading': 'A new sign-in to your account',
  'notify.new-sign-in.text': 'Somebody, probably you, logged in with a browser that your account did not have before.',
  'notify.new-sign-in.device': 'Device',
  'notify.new-sign-in.browser': '{browser} on {system}',
  'notify.new-sign-in.unknown': 'an unknown browser',
  'notify.new-sign-in.place': 'Country',
  'notify.new-sign-in.when': 'When',
  'notify.new-sign-in.at': '{date} at {time}',
  'notify.new-sign-in.button': 'See your devices',
  'notify.new-sign-in.not-you': 'Was it not you? Then log that device out, set a new password right away, and write to {email}.',

  'notify.mail-change.subject': 'Your new e-mail address',
  'notify.mail-change.heading': 'Confirm your new address',
  'notify.mail-change.text': 'Somebody, probably you, wants to use this address for an account at {site}. One click, and it is so.',
  'notify.mail-change.button': 'Use this address',
  'notify.mail-change.life': 'The link works once, for 24 hours.',
  'notify.mail-change.not-you': 'Was it not you? Then do nothing: this address is used for nothing.',
  'notify.mail-change.why': 'You get this e-mail because somebody wants to use this address at {site}.',
  'notify.mail-changed.subject': 'Your e-mail address was changed',
  'notify.mail-changed.text': 'On {date} at {time} your account got another e-mail address. From now on our mails go there.',
  'notify.mail-changed.not-you':
    'Was it not you? Then take it back: this address is yours again, and everybody is logged out. Set a new password after that, and write to {email}.',
  'notify.mail-changed.button': 'Put this address back',
  'notify.mail-changed.life': 'The link works once, for 48 hours after the change.',
  'notify.mail-changed.why': 'You get this e-mail because this address belonged to an account at {site}.',

  'notify.receipt.subject': 'Your receipt {invoice}',
  'notify.receipt.heading': '{credits, plural, one {# credit is} other {# credits are}} yours',
  'notify.receipt.text': 'Thank you. Your payment has arrived, and the credits are on your account.',
  'notify.receipt.premium':
    'With your first purchase you are a Premium member from now on: you see all photos and start as many conversations as you like.',
  'notify.receipt.invoice': 'Invoice',
  'notify.receipt.date': 'Date',
  'notify.receipt.bundle': '{credits, plural, one {# credit} other {# credits}}',
  'notify.receipt.discount': 'Discount',
  'notify.receipt.fewer':
    'Why {credits, plural, one {# credit} other {# credits}} and not {chosen}: a discount counts once, and order {id} had already used yours when this payment arrived. So your {paid} counted at the normal price, {price} for {chosen, plural, one {# credit} other {# credits}}.',
  'notify.receipt.fee': 'Payment fee',
  'notify.receipt.total': 'Total paid',
  'notify.receipt.tax': 'Including VAT ({rate, number}%)',
  'notify.receipt.method': 'Paid with',
  'notify.receipt.button': 'See the purchase',
  'notify.receipt.refund':
    'This was a single payment; nothing renews by itself. Credits that you have not used are refundable for {days, plural, one {# day} other {# days}}: write to {email}.',
  'notify.receipt.seller': 'Sold by {company}, {address}, {city}. Chamber of Commerce {kvk}, VAT {vat}.',
  'notify.method.card': 'Card',
  'notify.method.paypal': 'PayPal',
  'notify.method.ideal': 'iDEAL',
  'notify.method.bancontact': 'Bancontact',
  'notify.method.eps': 'EPS',
  'notify.method.twint': 'TWINT',
  'notify.method.blik': 'BLIK',
  'notify.method.przelewy24': 'Przelewy24',
  'notify.method.sepa': 'Direct debit',
  'notify.method.card-number': '{brand} ending in {last4}',

  'notify.incident.subject': 'Payment to look at: order {order}',
  'notify.incident.heading': 'A payment differs from its order',
  'notify.incident.text':
    'The payment provider {provider} reports another amount than was asked for. The order stays as it is and no credits were given: please look at the payment there, then mark the incident as resolved.',
  'notify.incident.asked': 'Asked for',
  'notify.incident.reported': 'Reported',
  'notify.incident.order': 'Order',
  'notify.incident.member': 'Member',
  'notify.incident.reference': 'Payment at the provider',
  'notify.incident.number': 'Incident',
  'notify.incident.why': 'You get this mail because this is the support address of {site}.',

  'notify.digest.subject.messages': '{count, plural, one {A new message for you} other {# new messages for you}}',
  'notify.digest.subject.likes': '{count, plural, one {A new like for you} other {# new likes for you}}',
  'notify.digest.heading': 'While you were away',
  'notify.digest.messages': '{name}: {count, plural, one {# new message} other {# new messages}}',
  'notify.digest.liked': '{name} likes you',
  'notify.digest.matched': '{name} and you like each other',
  'notify.digest.more': '{count, plural, one {and # more person} other {and # more people}}',
  'notify.digest.fictional': 'Some of these are fictional profiles: they were made up, and a meeting is not possible.',
  'notify.digest.free': 'Reading is free.',
  'notify.digest.button.messages': 'Read',
  'notify.digest.button.likes': 'See who',
  'notify.digest.settings': 'We send a summary like this at most twice a day, and none while you are online.',

  'notify.unread-reminder.subject': '{count, plural, one {A message is} other {# messages are}} still waiting for you',
  'notify.unread-reminder.heading': 'Somebody would like to hear from you',
  'notify.unread-reminder.text': 'You have not been here for a few days, and this is still unread.',
  'notify.unread-reminder.once': 'We remind you once, and not again before you have been here.',

  'notify.address-proof.subject': 'Does this address work again?',
  'notify.address-proof.heading': 'This mail has arrived',
  'notify.address-proof.text':
    'A mail from {site} to this address was refused, so we sent no more summaries. If you can read this, one click sends them again.',
  'notify.address-proof.button': 'Yes, it works',
  'notify.address-proof.life': 'The link works for 24 hours.',
} as const satisfies Record<string, string>;

export type MessageId = keyof typeof en;
