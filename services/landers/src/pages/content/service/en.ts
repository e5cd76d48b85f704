import type { ContentText } from '../../content-text.js';

export const serviceEn: ContentText = {
  title: 'Customer service',
  sections: [
    {
      heading: 'How to reach us',
      paragraphs: ['People answer here, on working days, usually within one day.'],
      items: ['E-mail: {email}', 'Telephone: {phone}, Monday to Friday, 9:00 to 17:00 (Amsterdam)', 'Post: {company}, {address}, {city}'],
    },
    {
      heading: 'What helps us help you',
      paragraphs: [
        'Please write from the address of your account, or tell us your user name. Never send us your password, and never a full card number: we will not ask for them.',
      ],
      items: [
        'About a payment: the invoice number or the date and amount',
        'About a member: their name and what happened; leave the conversation in place until we have looked at it',
        'About a fault: what you did, what you saw, and on which device',
      ],
    },
    {
      heading: 'In a hurry?',
      paragraphs: [
        'Blocking somebody, a new password and deleting the account are in your own hands, at any hour: in the profile of the other member, on the login page and in the settings.',
      ],
    },
    {
      heading: 'Who we are',
      paragraphs: ['{site} is run by {company}, {address}, {city}, {company_country}. Chamber of Commerce number {kvk}. VAT: {vat}.'],
    },
  ],
};
