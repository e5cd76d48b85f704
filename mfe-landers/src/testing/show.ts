import { showWith } from '@rendezvous/client/testing';
import descriptor from '../../descriptor.json';

/** Shows a screen to a visitor from Switzerland, as the shell does: it brings its texts along. */
export const show = showWith({ descriptor, messages: {}, user: null, settings: { geoip_country: 'CH' } });
