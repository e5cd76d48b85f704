import type { ContentText } from '../../content-text.js';

export const banEn: ContentText = {
  title: 'Rules and bans',
  sections: [
    {
      heading: 'What we want here',
      paragraphs: [
        'Adults who speak to each other as they would across a table: openly, even boldly, but with respect. A “no” is an answer.',
      ],
    },
    {
      heading: 'What gets an account banned at once',
      paragraphs: [],
      items: [
        'Being under {min_age}, or anything that sexualises minors; this is reported to the police',
        'Threats, blackmail, stalking, publishing somebody’s photos or data without consent',
        'Asking for money, selling anything, advertising, or leading members to other paid services',
        'A profile with the photos or the name of somebody else',
        'Hatred because of origin, religion, gender, sexuality, body or disability',
      ],
    },
    {
      heading: 'What else is against the rules',
      paragraphs: ['We look at each case: a profile is disabled for it when it goes on or does harm. What you mend by yourself is fine.'],
      items: [
        'Photos on which no person can be recognised, or that show others without their consent',
        'Writing again and again to somebody who does not answer',
        'A second account',
        'Untrue statements about age, gender or relationship',
      ],
    },
    {
      heading: 'How a ban works',
      paragraphs: [
        'A person, not a program alone, decides. You get a mail that says so, and how to object. From that moment the profile is in no search, and only people whom you liked or wrote to before can open it. You can read, but neither like, nor write, nor add photos. Your settings, a copy of your data, complaints and deleting the account stay open to you, and so does asking for your money back, as our return policy says.',
        'You may object within 14 days, by the complaint form or by writing to {email}; another person than the first then looks at it, and answers within 14 days.',
      ],
    },
    {
      heading: 'Telling us',
      paragraphs: [
        'Somebody breaks these rules? Report them on their profile, under “More”, or write to {email} with their name and what happened; then block them. Who told us is never passed on.',
      ],
    },
  ],
};
