import { showWith } from '@rendezvous/client/testing';
import descriptor from '../../descriptor.json';
import messages from '../messages/en';

/** Shows a screen to a visitor from Switzerland, as the shell does. */
export const show = showWith({ descriptor, messages, user: null, settings: { geoip_country: 'CH' } });
