import type { ContentText } from '../../content-text.js';

export const cookiesEn: ContentText = {
  title: 'Cookies',
  sections: [
    {
      heading: 'Needed: always there',
      paragraphs: ['Without these the site cannot do what you ask of it. They need no consent.'],
      items: [
        'session: keeps you logged in, 30 days, for our server only',
        'locale: the language you chose, 365 days',
        'theme: light or dark, if you chose one, 365 days',
        'geoip_selected_country: the country you chose, 365 days',
        'cookie_choice: what you chose here and when, 180 days; then we ask again',
        'visitor: a random name for your browser, 365 days. It keeps you on one version of the site while some visitors try a new one, and lets us count in how many browsers that one fails',
        'traffic_source: which link led you here when you first came (network, ref, sub1, sub2 and sub3 of its address) and to which page, 30 days, for our server only. Some sites are open only to visitors who were sent here, so this is kept whatever you choose; it goes with your account if you sign up, and is measured only with your consent',
        'invitation: the invitation that you came with or entered, so that it counts whichever form you join by; 7 days, for our server only',
        'signup_start: that you began to sign up with address and password, so that you can go on; 7 days, for our server only',
        'refused_form: what you typed into a form that was sent without a script and was not whole, without the password, so that it stands there again; 10 minutes, for our server only',
        'lander_variants: which version of an advertising page you saw, so that you go on seeing that one; until you close the browser, for our server only',
        'override-…: only after you opened a signed link to a version that is not out yet: which one you look at, until you close the browser',
        'shell:overrides (storage of the browser): in which tab you look at it, until you close the tab',
        'rdv:private:… (storage of the browser): drafts of messages, messages that could not be sent yet, what you filled in to sign up, without the password, changes of your profile, name or address that you did not save, and whom you liked before it; and until the tab is closed what you typed to pay by direct debit, but for the code, and what you searched last without an account, but for who you are, whom you seek and which interests. Cleared when you log out',
        'rdv:dismissed:… (storage of the browser): when you closed a notice, so that it stays away for 7 days; 30 for the one that says whom the site is for',
        'shell:faces (storage of the browser): that the typefaces of this site have come, so that pages are set in them from the start',
        'shell:reloaded-at (storage of the browser): when the page last loaded itself anew because a part was missing, so that it does so at most once a minute. Gone when you close the tab',
        'shell:told-bounce (storage of the browser): only after you agreed to be measured and came by a link with “lb” in its address: which page you left, so that loading it again does not count as leaving. Gone when you close the tab',
      ],
    },
    {
      heading: 'Measuring: only with your consent',
      paragraphs: [
        'Where you came from and how pages are used is measured only after you agreed. “Only needed” is as easy to choose as “All”; before you choose nothing of that is measured, and you may change your mind above at any time. How often each version of an advertising page was opened is counted by day without knowing by whom.',
        'We then count by day how often a page was left, from which network and reference its visitors came, and whether they looked at another page. No count says anything of one visitor; after 30 days it is deleted.',
        'Of advertising pages we also keep which version your browser saw and whether it led to an account, under the random name above; for 180 days, or until you choose “Only needed”.',
      ],
    },
    {
      heading: 'What we do not do',
      paragraphs: ['No cookies of advertising networks, no pixels of social networks, no fingerprint of your device.'],
    },
    {
      heading: 'Deleting them',
      paragraphs: [
        'Your browser can delete cookies and stored data of this site at any time. You are then logged out, and your choices are forgotten. Questions: {email}.',
      ],
    },
  ],
};
