import { soughtGenders } from '@rendezvous/contracts/reference';
import type { DemoSketch } from './person.js';

/** True when each is of a gender that the other looks for. */
export const suitEachOther = (a: DemoSketch, b: DemoSketch): boolean =>
  a.index !== b.index && soughtGenders(a.gender, a.sexuality).includes(b.gender) && soughtGenders(b.gender, b.sexuality).includes(a.gender);

/** True when the years between them are few enough for the younger one. */
export const nearInAge = (a: DemoSketch, b: DemoSketch): boolean => Math.abs(a.age - b.age) <= Math.max(6, Math.min(a.age, b.age) * 0.3);

/** True when others find this person in search and may like them unasked. */
export const listed = (person: DemoSketch): boolean => !person.unconfirmed && !person.invisible && !person.privacy;
