import type { MutatedFile } from '../written-mutant.js';

export const landers: readonly MutatedFile[] = [
  {
    file: 'services/landers/src/variants/variants.store.ts',
    spec: 'services/landers/src/lander/landers.db.spec.ts',
    mutants: [
      {
        without: 'the lock of a variant, so that of two commands at once one is lost',
        from: 'where site_id = $1 and slug = $2 for update',
        to: 'where site_id = $1 and slug = $2',
      },
      {
        without: 'what was withdrawn',
        from: "where v.state = 'published' order by",
        to: 'order by',
      },
    ],
  },
  {
    file: 'services/landers/src/experiments/experiments.store.ts',
    spec: 'services/landers/src/experiments/experiments.db.spec.ts',
    mutants: [
      { without: 'the end of an experiment', from: 'from landers.experiments where ended_at is null`', to: 'from landers.experiments`' },
      { without: 'the latest experiment of a template', from: 'order by id desc limit 1', to: 'order by id limit 1' },
      {
        without: 'the site of an experiment',
        from: 'where site_id = $1 and template = $2',
        to: 'where $1::integer is not null and template = $2',
      },
      { without: 'word to every process', from: 'set revision = revision + 1', to: 'set revision = revision' },
    ],
  },
  {
    file: 'services/landers/src/experiments/experiments.service.ts',
    spec: 'services/landers/src/experiments/experiments.db.spec.ts',
    mutants: [
      {
        without: 'the queue of commands about a template',
        from: "await tx.lock('landers.experiment', `${place.siteId} ${place.template}`);",
        to: 'void place;',
      },
    ],
  },
  {
    file: 'services/landers/src/experiments/exposures.store.ts',
    spec: 'services/landers/src/experiments/experiments.db.spec.ts',
    mutants: [
      {
        without: 'the bucket version of who is known',
        from: 'where experiment_id = $1 and bucket_version = $2 and visitor = $3',
        to: 'where experiment_id = $1 and $2::integer is not null and visitor = $3',
      },
      { without: 'arms that were seen in an earlier bucket version', from: '$6 or exists (', to: '$6 or false and exists (' },
      { without: 'the visitor, whose own earlier arms they are', from: 'and o.visitor = $3 and', to: 'and $3::text is not null and' },
      {
        without: 'the same arm, which excludes nobody',
        from: 'o.bucket_version < $2 and o.slug <> $4',
        to: 'o.bucket_version < $2 and $4::text is not null',
      },
      {
        without: 'the same arm, which excludes nobody who comes again',
        from: 'where e.slug <> excluded.slug and not e.excluded',
        to: 'where not e.excluded',
      },
      { without: 'whoever saw two arms', from: 'do update set excluded = true where', to: 'do update set excluded = false where' },
      { without: 'the first account of a browser', from: 'and e.visitor = $1 and e.member_id is null', to: 'and e.visitor = $1' },
      { without: 'the end, when somebody joins', from: 'x.ended_at is null and e.visitor = $1', to: 'e.visitor = $1' },
      { without: 'the end, when a goal is reached', from: 'x.ended_at is null and e.member_id = $1', to: 'e.member_id = $1' },
      { without: 'the first time of a goal', from: ' and e.${COLUMN[goal]} is null`', to: '`' },
      {
        without: 'the other visitors, when one is forgotten',
        from: 'delete from landers.exposures where visitor = $1',
        to: 'delete from landers.exposures where $1::text is not null',
      },
      {
        without: 'what else the browsers of a member saw',
        from: 'where visitor in (select visitor from landers.exposures where member_id = $1)',
        to: 'where member_id = $1',
      },
    ],
  },
  {
    file: 'services/landers/src/experiments/visit-counts.store.ts',
    spec: 'services/landers/src/experiments/experiments.db.spec.ts',
    mutants: [
      {
        without: 'the sum of the visits',
        from: 'on conflict (site_id, slug, day) do update set visits = c.visits + excluded.visits',
        to: 'on conflict (site_id, slug, day) do update set visits = excluded.visits',
      },
      {
        without: 'the sum of the visits of an arm',
        from: 'slug) do update set visits = c.visits + excluded.visits',
        to: 'slug) do update set visits = excluded.visits',
      },
    ],
  },
  {
    file: 'services/landers/src/report/report.store.ts',
    spec: 'services/landers/src/report/report.db.spec.ts',
    mutants: [
      { without: 'the days of the site', from: 'at time zone $3,', to: "at time zone coalesce('UTC', $3)," },
      {
        without: 'the bucket version of persons',
        from: "'from landers.exposures where experiment_id = $1 and bucket_version = $2'",
        to: "'from landers.exposures where experiment_id = $1 and $2::integer is not null'",
      },
      {
        without: 'the bucket version of visits',
        from: 'from landers.assignment_counts where experiment_id = $1 and bucket_version = $2',
        to: 'from landers.assignment_counts where experiment_id = $1 and $2::integer is not null',
      },
      { without: 'whoever is excluded', from: 'filter (where excluded)', to: 'filter (where false)' },
      {
        without: 'exclusion, of those who reached the goal',
        from: '${OWN} and not excluded and ${GOAL_TIME[goal]}',
        to: '${OWN} and ${GOAL_TIME[goal]}',
      },
      { without: 'exclusion, in the totals', from: '${OWN} and not excluded group by 1', to: '${OWN} group by 1' },
      { without: 'the time of a change', from: 'and at > $3 and', to: 'and $3::timestamptz is not null and' },
      {
        without: 'the version, which another weight leaves as it was',
        from: " and before->>'version' is distinct from after->>'version'",
        to: '',
      },
      { without: 'the arms of the experiment, among all changes', from: 'slug = any($2) and', to: '$2::text[] is not null and' },
    ],
  },
];
