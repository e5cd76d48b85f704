import { fillInPage } from '../../page-facts.rules.js';
import { PAGES } from '../../pages.data.js';

const facts = { site: 'Rendezvous', email: 'support@rendezvous.example' };

test('new-page names the site, and where to write, in each of its languages', () => {
  for (const [language, text] of Object.entries(PAGES['new-page'].texts)) {
    const words = JSON.stringify(fillInPage(text, facts));
    expect([language, words]).toEqual([language, expect.stringContaining(facts.site)]);
    expect([language, words]).toEqual([language, expect.stringContaining(facts.email)]);
  }
});
