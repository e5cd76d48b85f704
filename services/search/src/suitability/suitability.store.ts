/** The word of the search index for whom a member looks: `seeksOf` as SQL. @param member alias of `account.member_matching` */
export const seeksSql = (member: string): string => `
  case
    when ${member}.sexuality is null or ${member}.sexuality = 'bi' then 'both'
    when (${member}.sexuality = 'hetero') = (${member}.gender = 'male') then 'female'
    else 'male'
  end`;

interface SuitingSql {
  /** Alias of `search.listing` or `search.totals`. */
  readonly member: string;
  /** Placeholder of the genders that the viewer looks for: `gendersSoughtBy`, or fewer. */
  readonly genders: string;
  /** Placeholder of the words of all who look for the viewer: `seekersOf`. */
  readonly seekers: string;
}

/** Does the member of this row suit the viewer, and the viewer the member? `suitEachOther` as SQL. */
export const suitingSql = ({ member, genders, seekers }: SuitingSql): string =>
  `${member}.gender = any(${genders}::text[]) and ${member}.seeks = any(${seekers}::text[])`;
