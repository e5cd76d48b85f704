import * as z from 'zod/mini';
import { PathId } from '../kernel/index.js';

export const ConversationId = PathId;

/**
 * What the viewer may do in a conversation now: write (`open`), write although the partner reads it only after confirming their
 * address (`held`), or only read (`unreachable`: the partner hides; `partner-gone`: deleted).
 */
export const ConversationState = z.enum(['open', 'held', 'unreachable', 'partner-gone']);

export type ConversationState = z.output<typeof ConversationState>;
