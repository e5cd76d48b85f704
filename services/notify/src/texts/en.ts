import { methodNames } from './method-names.js';
import { moneyEn } from './money-en.js';
import { operatorsEn } from './operators-en.js';

/** Every sentence of our mails, in ICU message format. The ids are the same in all languages. */
export const en = {
  ...operatorsEn,
  ...moneyEn,
  ...methodNames,

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
  'notify.activation.no-credits': 'Free credits come once for an address. This one was here before, so none come now.',
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

  'notify.age-expiring.subject': 'Your age is confirmed until {date}',
  'notify.age-expiring.heading': 'Soon we ask about your age again',
  'notify.age-expiring.text':
    '{site} has the age of its members confirmed by another company. What {company} said of yours is good until {date}; then we ask again.',
  'notify.age-expiring.before_listing':
    'From then on, and until your age is confirmed again, your profile is not shown, and you can neither like nor write.',
  'notify.age-expiring.before_writing':
    'From then on, and until your age is confirmed again, you can look around, but neither like nor write.',
  'notify.age-expiring.button': 'See how it stands',
  'notify.age-expiring.today': 'There is nothing to do today. On that day you find the way to the check at the same place.',

  'notify.export.subject': 'Your data is ready',
  'notify.export.heading': 'Your data is ready',
  'notify.export.text': 'You asked {site} for your data. It is put together as one file, which you fetch in your settings.',
  'notify.export.button': 'Fetch my data',
  'notify.export.life': 'It is there until {date}, {time}, for you alone: you need to be logged in.',
  'notify.export.not-you': 'Was it not you who asked? Then please change your password.',
  'notify.deletion.subject': 'Your account is being deleted',
  'notify.deletion.heading': 'Your account is being deleted',
  'notify.deletion.text':
    'You asked us to delete your account at {site}. Nobody can see you any more. From {date} on everything is erased: profile, photos and messages. A payment, refund or dispute that is still open then is waited for.',
  'notify.deletion.back': 'Have you changed your mind? Until then this button brings everything back, and so does logging in.',
  'notify.deletion.button': 'Bring it back',
  'notify.deletion.life': 'The link works once.',
  'notify.deletion.not-you': 'Was it not you? Then bring the account back, set a new password, and write to {email}.',
  'notify.deletion.former':
    'Your account at {site} got another e-mail address lately, and now it is being deleted. Nobody can see you any more. From {date} on everything is erased: profile, photos and messages.',
  'notify.deletion.former-not-you':
    'Was it not you? Then put this address back: the account comes back with it, everybody is logged out, and the old password stops working. Set a new one after that, and write to {email}.',

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

  'notify.welcome-ends.subject': '{percentage} % off your first credits: one more day',
  'notify.welcome-ends.heading': 'Your welcome discount ends soon',
  'notify.welcome-ends.text':
    'Until {date} at {time} your first credits cost {percentage} % less. The discount ({code}) is taken off by itself and does not come back.',
  'notify.welcome-ends.button': 'See the prices',
  'notify.welcome-ends.why':
    'You agreed to offers by e-mail. You can take that back in your settings at any time, under what you agreed to.',

  'notify.devices-logged-out.subject': 'Devices were logged out of your account',
  'notify.devices-logged-out.heading': 'Logged out elsewhere',
  'notify.devices-logged-out.text':
    'On {date} at {time} one or more devices were logged out of your account, from its list of devices. Nothing else was changed.',
  'notify.devices-logged-out.not-you':
    'Was it not you? Then somebody else can log in as you: set a new password right away, and write to {email}.',

  'notify.passkey-added.subject': 'A passkey was added to your account',
  'notify.passkey-added.heading': 'A new passkey',
  'notify.passkey-added.text':
    'On {date} at {time} a passkey was added to your account. Whoever has it can log in without the password, which still works.',
  'notify.passkey-added.not-you': 'Was it not you? Then remove that passkey, set a new password right away, and write to {email}.',
  'notify.passkey-removed.subject': 'A passkey was removed from your account',
  'notify.passkey-removed.heading': 'One passkey less',
  'notify.passkey-removed.text':
    'On {date} at {time} a passkey was removed from your account. It logs nobody in any more; your password still does.',
  'notify.passkey-removed.not-you': 'Was it not you? Then set a new password right away, and write to {email}.',
  'notify.passkey.button': 'See your passkeys',

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
  'notify.mail-restored.subject': 'Your e-mail address is back',
  'notify.mail-restored.text':
    'On {date} at {time} the change of your address was taken back: this one belongs to your account again. Everybody was logged out, and every passkey is gone.',
  'notify.mail-restored.button': 'Set a new password',
  'notify.mail-restored.not-you':
    'Your old password has stopped working, since whoever changed the address may know it: set a new one now. If something looks wrong, write to {email}.',
  'notify.mail-restored.account-back':
    'Your account was being deleted, since somebody asked for that with the other address. That was taken back too: nothing is erased, and the links that went there do nothing any more.',
  'notify.mail-changed.why': 'You get this e-mail because this address belonged to an account at {site}.',

  'notify.digest.subject.messages': '{count, plural, one {A new message for you} other {# new messages for you}}',
  'notify.digest.subject.likes': '{count, plural, one {A new like for you} other {# new likes for you}}',
  'notify.digest.heading': 'While you were away',
  'notify.digest.messages': '{name}: {count, plural, one {# new message} other {# new messages}}',
  'notify.digest.liked': '{name} likes you',
  'notify.digest.matched': '{name} and you like each other',
  'notify.digest.more': '{count, plural, one {and # more person} other {and # more people}}',
  'notify.digest.free': 'Reading is free.',
  'notify.digest.button.messages': 'Read',
  'notify.digest.button.likes': 'See who',
  'notify.digest.settings': 'We send a summary like this at most twice a day, and none while you are online.',

  'notify.waiting-noted.subject': 'We have your address',
  'notify.waiting-noted.heading': 'We’ll write when there is a place',
  'notify.waiting-noted.text':
    'You asked to be told when you can join {site}. There is nothing more to do: the next e-mail from us is your invitation.',
  'notify.waiting-noted.life':
    'We keep this address for that alone: until you have joined, or for {days, plural, one {# day} other {# days}} at most.',
  'notify.waiting-noted.not-you': 'Was it not you, or have you changed your mind? “Unsubscribe” below erases the address at once.',
  'notify.invitation.subject': 'Your invitation to {site}',
  'notify.invitation.heading': 'There is a place for you',
  'notify.invitation.text': 'You asked to be told when you can join {site}. Now you can: this invitation is for you alone.',
  'notify.invitation.button': 'Accept the invitation',
  'notify.invitation.code': 'Your code',
  'notify.invitation.life': 'It makes one account, and is good until {date}. Then we erase this address.',
  'notify.complaint-filed.subject': 'We have received your complaint {number}',
  'notify.complaint-filed.heading': 'Your complaint has arrived',
  'notify.complaint-filed.text': 'It arrived on {date} at {time}.',
  'notify.complaint-filed.next': 'One of our staff looks into it and decides. We then write to you at this address.',
  'notify.complaint-filed.keep':
    'Please keep the number: with it and this address you can look up how far we are, and read the answer there, too.',
  'notify.complaint.subject': 'Our answer to your complaint {number}',
  'notify.complaint.heading': 'We have looked into it',
  'notify.complaint.number': 'Complaint {number}',
  'notify.complaint.button': 'See the complaint',
  'notify.complaint.answered': 'Is something still wrong? File another complaint and name this number.',
  'notify.complaint.closed': 'With this the complaint is closed. If something is still wrong, file another one and name this number.',
  'notify.complaint.unfounded':
    'We found nothing against our rules. With this the complaint is closed; if there is something that we did not see, file another one and name this number.',
  'notify.complaint.why': 'You get this e-mail because somebody complained at {site} and gave this address for the answer.',

  'notify.details-corrected.subject': 'We corrected your details',
  'notify.details-corrected.text': 'Our customer service corrected details of your account. They are now these.',
  'notify.details-corrected.name': 'Name',
  'notify.details-corrected.gender': 'Gender',
  'notify.details-corrected.birth-date': 'Date of birth',
  'notify.details-corrected.button': 'See my profile',
  'notify.details-corrected.not-right': 'Is this not right? Write to {email}.',
  'notify.gender.male': 'Man',
  'notify.gender.female': 'Woman',
  'notify.moderation.disabled.subject': 'Your profile is not shown any more',
  'notify.moderation.disabled.text':
    'We have disabled your profile at {site}: it is in no search, and only people whom you liked or wrote to before can open it, and you can read, but neither like, nor write, nor add photos.',
  'notify.moderation.disabled.object':
    'If you think that this is wrong, you may object within 14 days, by the complaint form or by writing to {email}. Another person than the first then looks at it, and answers within 14 days.',
  'notify.moderation.complain': 'Complain about it',
  'notify.moderation.enabled.subject': 'Your profile is shown again',
  'notify.moderation.enabled.text': 'We have looked at your profile at {site} again. From now on it is shown as before.',

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
