import type { ContentText } from '../../content-text.js';

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
      items: [
        'E-mail address, user name, date of birth, country and region, and your password as a hash that cannot be turned back',
        'Your profile: what you write, choose and upload. Hidden data in photos, such as where they were taken, is removed',
        'Likes, blocks and messages, so that you can read them again',
        'Purchases: amount, method, invoice. Card numbers never reach us; the payment provider keeps them',
        'Where you are logged in: browser, system, network address and its country, since when and when last seen, until you log out or 30 days after the last use. You see it in your settings, and we can stop break-ins',
        'Which browsers you logged in with, by name, system and country, so that we can tell you of a new one; forgotten a year after the last login',
        'When you change your e-mail address: the old and the new one for 14 days, so that the change can be taken back',
      ],
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
        'Members see your profile as you decided there. Your sexuality and your interests are shown to nobody until you agreed to it, and you can take that back at any time. What you keep to matches, your town, your words or your looks for example, is read only by people you like who like you. Nobody can search by what they may not see. Your e-mail address, your date of birth and your exact place are shown to nobody: others see your age, your region and a rough distance. Visitors without a login see at most name, age, region and main photo. You are found by people of a gender that you look for and no others, so whoever finds you by their own gender can tell that you look for it.',
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
      paragraphs: ['When you delete your account it is hidden at once and erased after 14 days. Longer we keep only:'],
      items: [
        'Invoices: 7 years, because the law demands it',
        'Direct debit mandates: 14 months after the last debit',
        'Evidence in reports about a member, sealed: 90 days',
        'A fingerprint (hash) of your e-mail address: 1 year, so that a ban or a welcome gift counts once',
      ],
    },
    {
      heading: 'Your rights',
      paragraphs: [
        'You may see your data, get a copy, correct it, have it erased, restrict or object to its use, and withdraw consent. Much of this is in the settings; for the rest write to {email}, and we answer within a month. You may also complain to the data protection authority of your country.',
      ],
    },
    {
      heading: 'Country by network address',
      paragraphs: [
        'To show the right language and prices we look up the country of your network address in a list on our own servers (IP2Location LITE data, lite.ip2location.com). The address is not kept with your profile, only with your logins.',
        'Towns come from a list on our own servers, too (GeoNames, CC BY 4.0). When you let your browser say where you are, we are told the place to about a kilometre, answer with the nearest town and forget it. With your profile we keep where your town is, on a grid of about 5 kilometres.',
      ],
    },
  ],
};
