import type { MutatedFile } from '../written-mutant.js';

export const search: readonly MutatedFile[] = [
  {
    file: 'services/search/src/member-search/further-filters.store.ts',
    spec: 'services/search/src/member-search/member-search.db.spec.ts',
    mutants: [
      { without: 'whom the viewer alone passed', from: 'where p.member_id = $1::integer and p.passed_id', to: 'where p.passed_id' },
      { without: 'whom the viewer alone saw', from: 'where s.member_id = $1::integer and s.seen_id', to: 'where s.seen_id' },
      { without: 'the hour in which who was seen stays', from: ' and s.seen_at <= ${hidesSeenUntil}', to: '' },
    ],
  },
  {
    file: 'services/search/src/member-search/sought.store.ts',
    spec: 'services/search/src/member-search/member-search.db.spec.ts',
    mutants: [
      {
        without: 'those whom the viewer has blocked',
        from: 'select blocked_id as member_id from account.blocks where blocker_id = ${VIEWER}',
        to: 'select blocked_id as member_id from account.blocks where blocker_id = ${VIEWER} and false',
      },
      {
        without: 'those who have blocked the viewer',
        from: 'select blocker_id from account.blocks where blocked_id = ${VIEWER}',
        to: 'select blocker_id from account.blocks where blocked_id = ${VIEWER} and false',
      },
      { without: 'private profiles that may be seen', from: '(r.liked or r.wrote)', to: 'false' },
      { without: 'whether somebody liked or wrote', from: ' and (r.liked or r.wrote)', to: '' },
      {
        without: 'the region, of hits that are read by birth date',
        from: "`nullif(l.region, '') = ${REGION}`",
        to: "'$4::text is not null'",
      },
    ],
  },
  {
    file: 'services/search/src/member-search/totals.store.ts',
    spec: 'services/search/src/member-search/member-search.db.spec.ts',
    mutants: [
      { without: 'those who block or are blocked, in the total', from: 'union all select b.member_id from blocks b', to: '' },
      { without: 'private profiles that may be seen, in the total', from: 'union all select r.member_id from reaching r', to: '' },
      {
        without: 'the last day of birth, in a total',
        from: 'and l.birth_date >= ${end} and l.birth_date <= ${UNTIL})',
        to: 'and l.birth_date >= ${end} and l.birth_date < ${UNTIL})',
      },
      {
        without: 'those who look for the viewer alone, in the total',
        from: "where t.country = ${COUNTRY} and ${suiting('t')} and",
        to: 'where t.country = ${COUNTRY} and t.gender = any($3::text[]) and',
      },
    ],
  },
  {
    file: 'services/search/src/member-search/page-rows.store.ts',
    spec: 'services/search/src/member-search/member-search.db.spec.ts',
    mutants: [
      {
        without: 'those who look for the viewer alone, of a page',
        from: "and l.seeks = ${unseen(`($7::text[])[${seeks}]`, 'text')}",
        to: "and (l.seeks = ${unseen(`($7::text[])[${seeks}]`, 'text')} or true)",
      },
      {
        without: 'the region of a page',
        from: "and ${kind.region ? `l.region = ${REGION}` : '$4::text is null'}\n    and l.birth_date",
        to: 'and ($4::text is null or true)\n    and l.birth_date',
      },
    ],
  },
  {
    file: 'services/search/src/member-search/traits-found.store.ts',
    spec: 'services/search/src/member-search/member-search.db.spec.ts',
    mutants: [
      {
        without: 'the traits by which somebody is found',
        from: 'and l.traits = any(${traitsFound(kind)}::integer[])',
        to: 'and l.traits <> all(${traitsFound(kind)}::integer[])',
      },
      {
        without: 'the ages, of those who are read by traits',
        from: 'and l.birth_date + 0 > ${AFTER} and l.birth_date + 0 <= ${UNTIL}`;',
        to: 'and l.birth_date + 0 > ${AFTER}`;',
      },
    ],
  },
  {
    file: 'services/search/src/member-search/search-pages.store.ts',
    spec: 'services/search/src/member-search/member-search.db.spec.ts',
    mutants: [
      {
        without: 'the page, of all hits that were counted',
        from: 'select * from gathered where not (select t.many from total t)',
        to: 'select * from gathered where false',
      },
      {
        without: 'the page of more than are counted',
        from: 'where (select t.many and ${OFFSET} < t.members from total t)`',
        to: 'where false`',
      },
      {
        without: 'those with whom the viewer has something to do, in the total of many',
        from: 'o.members + ${CORRECTION} end',
        to: 'o.members end',
      },
      {
        without: 'nearness, in the order of a page',
        from: "near: 'k.km nulls last, k.sorted desc, k.member_id desc'",
        to: "near: 'k.sorted desc, k.member_id desc'",
      },
    ],
  },
  {
    file: 'services/search/src/member-search/around.store.ts',
    spec: 'services/search/src/member-search/member-search.db.spec.ts',
    mutants: [
      {
        without: 'the squares that were not read at first, among whom may be somebody closer',
        from: 'as is from closest c where c.${closerThanAfter(1)}',
        to: 'as is from closest c',
      },
      {
        without: 'the squares that were not read later, among whom may be somebody closer',
        from: 'as is from wider w where w.${closerThanAfter(2)}',
        to: 'as is from wider w',
      },
      {
        without: 'pages that the first squares do not fill',
        from: 'select count(*) >= ${NEEDED} as is from closest c where c.${closerThanAfter(1)}',
        to: 'select true as is from closest c limit 1',
      },
      {
        without: 'members who are farther away',
        from: 'e where not (select f.is from full1 f) and not (select f.is from full2 f))`;',
        to: 'e where not (select f.is from full1 f) and (select f.is from full2 f))`;',
      },
      {
        without: 'the country, of the squares around the viewer',
        from: 'where l.country = ${COUNTRY} and l.gender = g.gender and',
        to: 'where $2::text is not null and l.gender = g.gender and',
      },
    ],
  },
  {
    file: 'services/search/src/member-search/further-filters.store.ts',
    spec: 'services/search/src/member-search/member-search.db.spec.ts',
    mutants: [
      {
        without: 'one of several traits',
        from: 'anyOf.reduce((bits, one) => bits | otherBits(one), traits)',
        to: 'anyOf.slice(0, 1).reduce((bits, one) => bits | otherBits(one), traits)',
      },
      {
        without: 'whether they are real or show a photo',
        from: '(l.traits & ${looked}) = ${traits}',
        to: '(l.traits & ${looked} & ~3) = ${traits} & ~3',
      },
      { without: 'presence', from: "and ${onlineSql('o', onlineAt!)}", to: '' },
    ],
  },
  {
    file: 'services/account/src/cards/cards.store.ts',
    spec: 'services/search/src/member-search/member-search.db.spec.ts',
    mutants: [{ without: 'those who left', from: 'and (${alias}.left_at is null or ${alias}.left_at <= ${alias}.last_active_at)', to: '' }],
  },
  {
    file: 'services/search/src/suitability/suitability.store.ts',
    spec: 'services/search/src/suitability/suitability.db.spec.ts',
    mutants: [
      {
        without: 'the gender that a member looks for',
        from: 'and ${member}.seeks = any(${seekers}::text[])',
        to: 'and ${seekers}::text[] is not null',
      },
      {
        without: 'the gender that the viewer looks for',
        from: '${member}.gender = any(${genders}::text[]) and',
        to: '${genders}::text[] is not null and',
      },
      { without: 'sexuality that may not be used', from: '${member}.sexuality is null or ', to: '' },
    ],
  },
  {
    file: 'services/account/src/migrations/1700000002103-publish-matching.ts',
    spec: 'services/search/src/suitability/suitability.db.spec.ts',
    mutants: [
      { without: 'consent that was taken back', from: 'case when coalesce(latest.given, true) then m.sexuality end', to: 'm.sexuality' },
      { without: 'the order of consents', from: 'order by c.at desc, c.id desc', to: 'order by c.at, c.id' },
    ],
  },
  {
    file: 'services/search/src/search-index/stale-rows.store.ts',
    spec: 'services/search/src/member-search/member-search.db.spec.ts',
    mutants: [
      {
        without: 'members who hid a moment ago',
        from: "'c.listed and c.matchable and (k.privacy or not c.privacy)'",
        to: "'c.matchable and (k.privacy or not c.privacy)'",
      },
      {
        without: 'members who became private a moment ago',
        from: "'c.listed and c.matchable and (k.privacy or not c.privacy)'",
        to: "'c.listed and c.matchable'",
      },
    ],
  },
  {
    file: 'services/search/src/search-index/search-index.store.ts',
    spec: 'services/search/src/search-index/search-index.db.spec.ts',
    mutants: [
      {
        without: 'squares that somebody comes into',
        from: "known as (insert into search.squares (country, square, members) ${SQUARES_OF('fresh')} on conflict do nothing)",
        to: 'known as (select from fresh)',
      },
      { without: 'squares that nobody is in any more', from: 'c.square = n.square)\n  )', to: 'c.square = n.square) and false\n  )' },
      {
        without: 'the lock of the one writer',
        from: "await tx.lock('search.listing');",
        to: 'void tx;',
      },
      { without: 'the rows that are right already', from: "\n  where (${list('l')}) is distinct from (${list('excluded')})`", to: '`' },
      {
        without: 'members who are no longer findable',
        from: 'where l.member_id = any($2::integer[]) and not exists',
        to: 'where false and l.member_id = any($2::integer[]) and not exists',
      },
      {
        without: 'the moment of the last reading',
        from: 'where c.last_active_at >= (select read_until from search.presence)',
        to: "where c.last_active_at >= timestamptz 'epoch'",
      },
    ],
  },
  {
    file: 'services/search/src/search-index/search-index.store.ts',
    spec: 'services/search/src/saved-searches/saved-searches-api.db.spec.ts',
    mutants: [
      { without: 'since when an address is confirmed', from: 'greatest(c.joined_at, a.activated_at) as joined_at', to: 'c.joined_at' },
    ],
  },
  {
    file: 'services/search/src/search-preferences/search-preferences.store.ts',
    spec: 'services/search/src/saved-searches/saved-searches-api.db.spec.ts',
    mutants: [
      { without: 'whom somebody leaves out, with another search', from: 'coalesce($3, p.hide_seen)', to: 'coalesce($3, false)' },
      { without: 'the last search, with another preference', from: 'coalesce($4, p.last_search)', to: "coalesce($4, '')" },
    ],
  },
  {
    file: 'services/search/src/profile/similar.store.ts',
    spec: 'services/search/src/profile/profile-api.db.spec.ts',
    mutants: [
      {
        without: 'whether they look for the viewer',
        from: "${suitingSql({ member: 'l', genders: '$3', seekers: '$11' })}",
        to: 'l.gender = any($3::text[]) and $11::text[] is not null',
      },
      { without: 'the leaving out of fictional profiles', from: 'and (l.traits & ${REAL_BIT}) <> 0 and', to: 'and' },
      { without: 'the member, whose own page it is', from: ' and l.member_id <> $6 and', to: ' and $6::integer is not null and' },
      {
        without: 'shared interests, in the order of the similar',
        from: "'k.shared desc, k.nearness asc nulls last,",
        to: "'k.nearness asc nulls last,",
      },
      { without: 'nearness, in the order of the similar', from: "'k.shared desc, k.nearness asc nulls last,", to: "'k.shared desc," },
    ],
  },
  {
    file: 'services/search/src/member-counts/member-counts.store.ts',
    spec: 'services/search/src/member-counts/member-counts.db.spec.ts',
    mutants: [
      { without: 'the genders of a region', from: 'and t.gender = any($2::text[]) and', to: 'and $2::text[] is not null and' },
      {
        without: 'the country of a region',
        from: 'where t.country = $1 and',
        to: 'where $1::text is not null and',
        equivalent: 'Codes of regions begin with their country, and only those of the country are told.',
      },
      { without: 'private profiles, among those who share interests', from: 'and not l.privacy and', to: 'and' },
      { without: 'all of the interests', from: '(l.interests & $3::bigint) = $3::bigint', to: '(l.interests & $3::bigint) <> 0' },
      { without: 'the country of those who share interests', from: 'where l.country = $1 and', to: 'where $1::text is not null and' },
      {
        without: 'the genders of those who share interests',
        from: 'and l.gender = any($2::text[]) and',
        to: 'and $2::text[] is not null and',
      },
    ],
  },
];
