import * as z from 'zod/mini';
import { newUuid } from './uuid.js';

test('each is a random UUID, version 4, and another one', () => {
  const ids = Array.from({ length: 200 }, newUuid);
  for (const id of ids) expect(z.uuidv4().safeParse(id).success).toBe(true);
  expect(new Set(ids).size).toBe(200);
});
