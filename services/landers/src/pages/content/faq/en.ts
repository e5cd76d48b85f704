import type { ContentText } from '../../content-text.js';

export const faqEn: ContentText = {
  title: 'Frequently asked questions',
  sections: [
    {
      heading: 'What does it cost?',
      paragraphs: [
        'Joining, looking around, liking and reading are free. Sending a message costs {message_credits} credit. You buy credits in bundles with a single payment; there is no subscription and nothing renews by itself.',
        'You start with {signup_credits} credits, which arrive when you confirm your e-mail address. They come once for an address: an account that is made anew with the same one starts without.',
      ],
    },
    {
      heading: 'What can I do without paying?',
      paragraphs: [
        'Search, open profiles, like people, see who likes you, and read and answer every conversation for as long as you have credits. As a free member you can show up to {free_photos} photos and start {free_conversations} conversations; answering others is not limited.',
      ],
    },
    {
      heading: 'What is Premium?',
      paragraphs: [
        'Your first purchase of credits makes you a Premium member for good. You then see all photos of all members, may show up to {premium_photos} photos and start as many conversations as you like.',
      ],
    },
    {
      heading: 'Do credits expire?',
      paragraphs: [
        'No. Credits stay on your account until you use them. You can get money back for bought credits that you have not used within {refund_days} days of the purchase.',
      ],
    },
    {
      heading: 'I did not get the activation mail',
      paragraphs: [
        'Look in your spam folder first. You can have it sent again from the banner at the top of the page once you are logged in. If it still does not arrive, the address may contain a typing mistake. You can correct it right after signing up, under “Is the address wrong?”, and later in the settings. If that does not help, write to {email}.',
      ],
    },
    {
      heading: 'Are all profiles real?',
      paragraphs: [
        'No. Some profiles are fictional: they show what the site can do. Each of them is marked as fictional on its card, on its page and in the chat, and no meeting with them is possible. Nothing writes to you in their name by itself.',
      ],
    },
    {
      heading: 'Somebody bothers me. What can I do?',
      paragraphs: [
        'Report them: on their profile, under “More”. We look into it and answer by mail, and they do not hear who wrote to us. You can also write to {email}.',
        'Then block them, from their profile or from the chat. Likes and the conversation between you disappear at once, and you no longer see each other anywhere; what you last wrote to each other is kept for us with the report, under seal, for 90 days. So report first.',
      ],
    },
    {
      heading: 'Can I use the site without being seen?',
      paragraphs: [
        'Yes, in the settings. Invisible: you no longer appear in search and nobody can write to you first, but you may still write first and your existing conversations stay. Private: only people whom you liked or wrote to can see your profile.',
        'Or take a break: nobody finds you or writes to you, and everything stays until you come back. People you write with read that you are taking a break.',
      ],
    },
    {
      heading: 'Can I have a copy of my data?',
      paragraphs: [
        'Yes, in the settings, up to twice a day: one file with your profile, photos, messages, likes and credits, as a page to read and for programs. It is ready within minutes, we tell you by mail, and you can fetch it for 24 hours.',
      ],
    },
    {
      heading: 'How do I delete my account?',
      paragraphs: [
        'In the settings. Your profile is hidden at once. For 14 days you bring everything back by logging in, or with the link in our mail; after that your data, photos and messages are erased. What the law makes us keep, such as receipts, is listed in the privacy statement.',
      ],
    },
  ],
};
