import type { AnsweredPrompt } from '@rendezvous/contracts/account/prompts';
import { FACTS, type Found } from './truth-table.js';

/** B with marks that nobody else has. */
export interface Marked {
  readonly id: number;
  readonly name: string;
  readonly city: string;
  readonly about: string;
  /** Nobody else in an answer has this one. */
  readonly sexuality: string;
  /** In centimetres, as no other number is. */
  readonly height: number;
  readonly work: string;
  /** The first stands on cards of lists. */
  readonly prompts: readonly AnsweredPrompt[];
  readonly interests: readonly string[];
  readonly mainPhoto: string;
  readonly furtherPhoto: string;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const inText = (text: string, marked: Marked): Found[] => {
  const marks = {
    name: marked.name,
    city: marked.city,
    about: marked.about,
    details: marked.work,
    'first prompt': marked.prompts[0]!.answer,
    'further prompts': marked.prompts[1]!.answer,
    photo: marked.mainPhoto,
    'further photos': marked.furtherPhoto,
  };
  return Object.entries(marks).flatMap(([fact, mark]) => (text.includes(mark) ? [fact as Found] : []));
};

/** What stands in an object that is about B, beside texts that nobody else has. */
const inObject = (value: Record<string, unknown>, { id, name }: Marked): Found[] => {
  if (value.id !== id && value.name !== name) return [];
  return [
    ...(value.online === true ? ['online' as const] : []),
    ...(value.is_new === true ? ['new' as const] : []),
    ...(typeof value.region === 'string' ? ['region' as const] : []),
    ...(typeof value.age === 'number' ? ['age' as const] : []),
  ];
};

const collect = (value: unknown, marked: Marked, found: Set<Found>): void => {
  const add = (facts: readonly Found[]) => facts.forEach((fact) => found.add(fact));
  if (value === marked.id) add(['id']);
  if (typeof value === 'string') add(inText(value, marked));
  if (Array.isArray(value) && value.some((one) => marked.interests.includes(one as string))) add(['interests']);
  if (!isObject(value)) return;
  // wherever they stand: nobody needs to say whose they are
  if (value.sexuality === marked.sexuality) add(['sexuality']);
  if (value.height === marked.height) add(['details']);
  add(inObject(value, marked));
  for (const [key, inner] of Object.entries(value)) {
    collect(key, marked, found);
    collect(inner, marked, found);
  }
};

/** Everything of B in an answer or an event, however deep, in the order of `FACTS`. */
export const foundOf = (value: unknown, marked: Marked): Found[] => {
  const found = new Set<Found>();
  collect(value, marked, found);
  return FACTS.filter((fact) => found.has(fact));
};
