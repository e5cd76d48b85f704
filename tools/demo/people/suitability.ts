import { suitEachOther } from '@rendezvous/search';
import type { DemoSketch } from './person.js';

/** True for two people of whom each fits the other, as the search has it. */
export const suitTogether = (a: DemoSketch, b: DemoSketch): boolean => a.index !== b.index && suitEachOther(a, b);

/** True when the years between them are few enough for the younger one. */
export const nearInAge = (a: DemoSketch, b: DemoSketch): boolean => Math.abs(a.age - b.age) <= Math.max(6, Math.min(a.age, b.age) * 0.3);

/** True when others find this person in search and may like them unasked. */
export const listed = (person: DemoSketch): boolean => !person.unconfirmed && !person.invisible && !person.privacy;
