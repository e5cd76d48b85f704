import type { ContentText } from '../../content-text.js';

export const termsEn: ContentText = {
  title: 'Terms',
  sections: [
    {
      heading: 'Who we are and what this is',
      paragraphs: [
        '{site} is an online service for adults who want to meet and write to each other. It is run by {company}, {address}, {city}, {company_country} (Chamber of Commerce {kvk}). These terms apply between you and us from the moment you join.',
      ],
    },
    {
      heading: 'Who may take part',
      paragraphs: [
        'You must be at least {min_age} years old and take part as a private person. One person has one account. What you tell about yourself has to be true where it matters to others: your age, your gender, your photos.',
      ],
    },
    {
      heading: 'Your account',
      paragraphs: [
        'Keep your password to yourself; what happens with it counts as done by you, until you tell us that somebody else knows it. Confirm your e-mail address: until then your profile is not listed, and what others answer you is kept for you. An account that is never confirmed is erased after 14 days.',
      ],
    },
    {
      heading: 'Credits',
      paragraphs: [
        'Sending costs credits; reading and receiving do not. A message costs {message_credits}; what it costs is shown before you send it.',
        'Credits are bought in bundles with a single payment. There is no subscription. Credits do not expire, cannot be transferred and are not money. How to give unused credits back is described in the return policy.',
        'Your first purchase makes you a Premium member. Premium has no end date; it ends only if all your purchases were refunded or charged back.',
      ],
    },
    {
      heading: 'Fictional profiles',
      paragraphs: [
        'Some profiles are fictional. They are marked as such wherever they appear. A meeting with a fictional profile is not possible, and nothing answers in its name by itself.',
      ],
    },
    {
      heading: 'How we treat each other',
      paragraphs: [
        'What is not allowed, and what happens then, is written on the page about bans. You may block anybody at any time, without giving a reason.',
      ],
    },
    {
      heading: 'What is yours stays yours',
      paragraphs: [
        'Your texts and photos remain yours. You allow us to store them and to show them to other members as your settings say, for as long as they are in your account. Pages of this site that invite people to join may show your main photo, as every visitor can see it, with what the page about privacy names there. Whoever is “Private” or “Invisible” in the settings stands on none of them. No other advertising uses your photos.',
      ],
    },
    {
      heading: 'Ending it',
      paragraphs: [
        'You may end your account at any time, without notice. It is hidden at once and erased after 14 days; until then you can come back. Where money is still on its way, it is erased as soon as that is settled. We may end an account with 14 days’ notice, or at once when somebody has broken the rules badly. If we end it without such a reason, we refund unused bought credits.',
      ],
    },
    {
      heading: 'What we answer for',
      paragraphs: [
        'We answer without limit for intent, gross negligence and harm to life and health, and otherwise for the foreseeable damage when we break a duty that this contract rests on. We cannot vouch for what members tell about themselves. Rights that the law gives you as a consumer stay untouched.',
      ],
    },
    {
      heading: 'Changes, law and complaints',
      paragraphs: [
        'Changed terms stand on this page with their date, and hold for accounts that are made and for credits that are bought from that day on. What you agreed to before stays agreed in the words of its own day; your settings say which day that is. If you do not want to go on, you may end the account at any time, and what you bought is refunded as our return policy says. The law of the country in which we have our seat applies, as well as the mandatory law of the country you live in. Complaints: by the form on this site, or to {email}. We answer within 14 days.',
      ],
    },
  ],
};
