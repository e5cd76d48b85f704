import { showWith } from '@rendezvous/client/testing';
import descriptor from '../../descriptor.json';
import messages from '../messages/en';

/** Shows a screen to Hugo, who is logged in, as the shell does. */
export const show = showWith({ descriptor, messages });
