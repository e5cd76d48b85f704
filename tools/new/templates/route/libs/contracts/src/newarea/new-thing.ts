import * as z from 'zod/mini';
import { route } from '../route.js';

export const readNewThing = route({
  method: 'GET',
  path: '/api/newarea/new-thing',
  summary: 'Answers when it was read, by the server’s clock.',
  access: 'member',
  reply: z.object({ read_at: z.string() }),
});
