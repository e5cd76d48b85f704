import type { ContentText } from '../../content-text.js';

export const serviceEn: ContentText = {
  title: 'Customer service',
  sections: [
    {
      heading: 'How to reach us',
      paragraphs: [
        'People answer here, on working days, usually within one day. The complaint form of this site gives you a number with which you can look up how far we are.',
      ],
      items: ['E-mail: {email}', 'Telephone: {phone}, Monday to Friday, 9:00 to 17:00 (Amsterdam)', 'Post: {company}, {address}, {city}'],
    },
    {
      heading: 'What helps us help you',
      paragraphs: [
        'Please write from the address of your account, or tell us your user name. Never send us your password, and never a full card number: we will not ask for them.',
      ],
      items: [
        'About a payment: the receipt number or the date and amount',
        'About a member: their name and what happened, in the words that were used: blocking removes your conversation',
        'About a fault: what you did, what you saw, and on which device',
      ],
    },
    {
      heading: 'In a hurry?',
      paragraphs: [
        'Blocking or reporting somebody, a new password, taking a break, a copy of your data and deleting the account are in your own hands, at any hour: in the profile of the other member, on the login page and in the settings. If you have deleted your account and changed your mind, log in within 14 days: that brings it back.',
      ],
    },
    {
      heading: 'Who we are',
      paragraphs: ['{site} is run by {company}, {address}, {city}, {company_country}. Chamber of Commerce number {kvk}. VAT: {vat}.'],
    },
  ],
};
