import { settings, showWith } from '@rendezvous/client/testing';
import descriptor from '../../descriptor.json';
import messages from '../messages/en';
import { moreTexts } from '../profile/more/texts';
import { neighboursTexts } from '../profile/neighbours/texts';
import { profileTexts } from '../profile/texts';

const countries = (['FR', 'BE', 'CH'] as const).map((code) => ({ ...settings.countries[0]!, code }));

/** Shows a screen to Hugo, who is logged in, as the shell does; the site is open in three countries. */
export const show = showWith({
  descriptor,
  messages: { ...messages, ...profileTexts.en, ...moreTexts.en, ...neighboursTexts.en },
  settings: { countries },
});
