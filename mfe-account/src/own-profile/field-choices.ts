import { MATCH_FIELDS, SPECIAL_FIELDS } from '@rendezvous/contracts/account/field-choices';
import type { FieldChoices, MatchField, SpecialField } from '@rendezvous/contracts/account/field-choices';

/** To whom a field is shown, within what the site shows at all. */
export const AUDIENCES = ['members', 'matches', 'nobody'] as const;

export type Audience = (typeof AUDIENCES)[number];

const isSpecial = (field: MatchField): field is SpecialField => (SPECIAL_FIELDS as readonly string[]).includes(field);

/** Special fields may be shown to nobody; what else nobody is to see, one does not fill in. */
export const audiencesOf = (field: MatchField): readonly Audience[] =>
  isSpecial(field) ? ['nobody', 'matches', 'members'] : ['members', 'matches'];

export const audienceOf = (field: MatchField, { agreed_fields: agreed, match_fields: kept }: FieldChoices): Audience => {
  if (isSpecial(field) && !agreed.includes(field)) return 'nobody';
  return kept.includes(field) ? 'matches' : 'members';
};

/** The list with the field or without it, in the order in which the server tells it. */
const withField = <T extends string>(all: readonly T[], list: readonly T[], field: string, wanted: boolean): T[] =>
  all.filter((one) => (one === field ? wanted : list.includes(one)));

/** The choices once a field is shown to somebody else. */
export const shownTo = (
  audience: Audience,
  field: MatchField,
  { agreed_fields: agreed, match_fields: kept }: FieldChoices,
): FieldChoices => ({
  agreed_fields: withField(SPECIAL_FIELDS, agreed, field, audience !== 'nobody'),
  match_fields: withField(MATCH_FIELDS, kept, field, audience === 'matches'),
});
