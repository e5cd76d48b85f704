import { refusalTable } from '../refusals.js';

export const newareaRefusals = refusalTable({
  'newarea.note-taken': { status: 409, log: 'debug' },
});

type NewareaRefusals = typeof newareaRefusals;

declare module '../refusals.js' {
  interface Refusals extends NewareaRefusals {}
}
