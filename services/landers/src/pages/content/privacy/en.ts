import type { ContentText } from '../../content-text.js';
import type { KeptLine, StayingLine } from './told-data.js';

const kept: Readonly<Record<KeptLine, string>> = {
  login: 'E-mail address, user name, date of birth, country and region, and your password as a hash that cannot be turned back',
  profile: 'Your profile: what you write, choose and upload. Hidden data in photos, such as where they were taken, is removed',
  consents: 'What you agreed to and took back, when, and which text it was',
  'age-checks':
    'Where the site asks a company whether you are old enough: which company, which age, when, and its answer, yes or no. It never tells us your date of birth and shows us no document and no face. A yes is kept as long as it is good and 30 days more, a check without an answer for 30 days, a no as long as the account',
  contacts:
    'Likes, blocks and messages, so that you can read them again; whom you reached out to, since these people see you even when you hide; and a first line that you wrote before you had an account, until you send it',
  offered:
    'Whom you passed, so that they are not offered to you again; whose pages you opened, so that your searches can leave them out, the latest {seen_members_kept} for {seen_members_days} days; whom we suggested to you on which day, for 90 days, so that nobody comes back within them; whom you liked in the swipe game, for two days, so that a day’s likes are counted',
  searches:
    'Searches that you keep, until you remove them; what you searched last, so that it is there when you come back, until you search for something else; and for as long as you can be found, a copy of what others search your profile by',
  purchases:
    'Purchases: amount, method, receipt, and of a card its brand and last four digits; credits that came and went; refunds, and payments that you dispute at your bank. Whole card numbers never reach us; the payment provider keeps them',
  'payment-codes': 'When you sign a direct debit: the mobile number that its code was sent to, and the code as a hash, for a day',
  'direct-debits':
    'When you pay by direct debit: account, holder, address and mobile number, encrypted, and what you signed in which words; that goes to our bank. What you typed and did not sign is forgotten with the order. How much was signed from a network: as a hash without your name, for 30 days',
  'stored-methods':
    'Only with your consent: that the payment provider stores your card for your next purchases, its brand, last four digits and expiry, when you agreed and to which text. Removed by you, it can no longer be charged, and the provider is told to forget it; what we note of it stays as long as the account',
  arrival:
    'When you joined, on which site and by which link, and when you were last here. Others see from it only that you are online; lists begin with those who were here last, or who are new',
  devices:
    'Where you are logged in: browser, system, network address and its country, since when and when last seen, until you log out or 30 days after the last use. You see it in your settings, and we can stop break-ins',
  browsers:
    'Which browsers you logged in with, by name, system and country, so that we can tell you of a new one; forgotten a year after the last login',
  attempts:
    'Wrong passwords: for which account and from which network address, for an hour, so that nobody can go on guessing. How often a network asked whether an address has an account: for a day',
  passkeys:
    'Your passkeys: the public half of the key, the name you gave it, when it was added and last used, until you remove it. The secret half, your fingerprint or your face never reach us',
  'waiting-address':
    'An address that you leave to be told of an invitation: until you have joined, {waiting_address_days} days at most; and which invitation you joined by',
  links: 'Links that we sent you by mail, as hashes: until 7 days after they are over, so that we can tell you why one no longer works',
  'mail-change': 'When you change your e-mail address: the old and the new one for 14 days, so that the change can be taken back',
  mails:
    'Which mails we sent you, about what and when, but not their words; which ones you switched off; and whether your mailbox refused one, marked it as spam or unsubscribed',
  complaints:
    'Complaints and reports: what you wrote, whom it is about, the address for the answer and what we answered. Members and visitors alike: {complaint_days} days after our last answer they are deleted',
  'report-evidence':
    'When a member reports another one: what the two last wrote to each other, at most 200 messages of 90 days, encrypted, for 90 days, so that a block or an erasure does not take away what a report is about. Our customer service can open it to decide; who did, when and why is noted. Whoever reported finds in the copy of their data that it is kept; who is reported does not, since it would tell who it was',
  exports:
    'When you asked for a copy of your data: the file for 24 hours after it is ready, and the time of asking for as long, since two a day are made',
  'begun-signups':
    'A signup that was begun: what was filled in, for 7 days; its photo and the network address that it came from, for 24 hours. An account whose address is never confirmed is reminded twice and erased after 14 days',
  landers:
    'Only with your consent to be measured: which version of an advertising page your browser saw and what came of it, for 180 days (see the page about cookies)',
  operators:
    'What our staff did to an account: when, who, what was changed and why, with the number of the account and never its name. Of staff who are members: what they did',
  failures:
    'When a part of the site fails in your browser: which part and how, with a fingerprint of session and network that cannot be turned back, for a day',
};

const staying: Readonly<Record<StayingLine, string>> = {
  invoices:
    'If you bought something: receipts with their purchase, payment and credits, for the 7 years that the law demands, from the last of them on',
  mandates: 'What you signed for direct debits, with the account: 14 months after the last one, as long as a bank may ask for it',
  conversations: 'Your share of a conversation: the other person keeps their own words and sees “Deleted member”; your words are erased',
  complaints: 'A complaint that still waits for our answer: until that has gone out',
  'report-evidence':
    'What you and another member last wrote to each other, if one of you reported the other: encrypted, until 90 days after the report, with the numbers of both accounts and of the staff who opened it',
  address: 'A fingerprint (hash) of your e-mail address: 1 year, so that the welcome gift and the discount for staying come once',
  number: 'The number of your account without anything about you, which receipts and what our staff did refer to',
};

export const privacyEn: ContentText = {
  title: 'Privacy',
  sections: [
    {
      heading: 'In short',
      paragraphs: [
        'That you are a member here is nobody’s business. We keep what the service needs, show it to those you allow, sell it to nobody, and erase it when you go.',
      ],
    },
    {
      heading: 'Who is responsible',
      paragraphs: ['{company}, {address}, {city}, {company_country}. Questions about your data: {email}.'],
    },
    {
      heading: 'What we keep, and why',
      paragraphs: ['To run the account and the contract with you:'],
      items: Object.values(kept),
    },
    {
      heading: 'Only with your consent',
      paragraphs: [
        'Your sexuality and some interests are specially protected data. We use them to suggest people only because you agreed to it when you joined, and you may withdraw that at any time. Mails about offers come only if you asked for them.',
      ],
    },
    {
      heading: 'Who sees what',
      paragraphs: [
        'Members see your profile as you decided there. Your sexuality and your interests are shown to nobody until you agreed to it, and you can take that back at any time. What you keep to matches, your town, your words or your looks for example, is read only by people you like who like you. Nobody can search by what they may not see. Your e-mail address, your date of birth and your exact place are shown to nobody: others see your age, your region and a rough distance. Visitors without a login see at most name, age, gender, country, region, main photo and whether a profile is fictional, in the search as on pages that invite people to join; of whoever is “Private” or “Invisible” in the settings they see nothing. Our customer service can open every profile with all that stands in it, and of conversations only what is kept with a report. You are found by people of a gender that you look for and no others, so whoever finds you by their own gender can tell that you look for it.',
      ],
    },
    {
      heading: 'Who works for us',
      paragraphs: [
        'Hosting, mail and payment companies process data on our behalf, under contract and only for that purpose. Data does not leave the European Economic Area and Switzerland, unless the recipient’s protection is recognised as equal.',
      ],
    },
    {
      heading: 'How long',
      paragraphs: [
        'Until you change or remove it, or until your account ends, unless a line above says otherwise. When you delete your account it is hidden at once and erased after 14 days; until then you bring it back by logging in. A payment, a refund, a dispute with a bank or a payment that we have yet to clear up is waited for: then the erasure follows as soon as that is settled, and until then you can still log in and come back. If you only take a break, nothing is erased. Longer than the account we keep only:',
      ],
      items: Object.values(staying),
    },
    {
      heading: 'Your rights',
      paragraphs: [
        'You may see your data, get a copy, correct it, have it erased, restrict or object to its use, and withdraw consent. In the settings you put a copy together as one file, take back what you agreed to, take a break or delete the account; your profile you change yourself. For the rest, your date of birth or gender for example, write to {email} or file a complaint, and we answer within a month. You may also complain to the data protection authority of your country.',
        'We also count what says nothing of anybody: how often a page was left, an advertising page opened, and why members left, by day or month.',
      ],
    },
    {
      heading: 'Country by network address',
      paragraphs: [
        'To show the right language and prices we look up the country of your network address in a list on our own servers (IP2Location LITE data, lite.ip2location.com). The address is not kept with your profile, only where the list above says so.',
        'Towns come from a list on our own servers, too (GeoNames, CC BY 4.0). When you let your browser say where you are, we are told the place to about a kilometre, answer with the nearest town and forget it. With your profile we keep where your town is, on a grid of about 5 kilometres.',
      ],
    },
  ],
};
