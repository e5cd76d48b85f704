import { showWith } from '@rendezvous/client/testing';
import descriptor from '../../descriptor.json';
import messages from '../messages/en';

/** Shows a screen to Hugo, who is logged in, as the shell does; messages are short here. */
export const show = showWith({ descriptor, messages, settings: { message_length: 100 } });
