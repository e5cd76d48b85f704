import type { MutatedFile } from '../written-mutant.js';

export const site: readonly MutatedFile[] = [
  {
    file: 'services/site/src/sites/sites.store.ts',
    spec: 'services/site/src/sites/sites.db.spec.ts',
    mutants: [{ without: 'the lock of the settings', from: 'where id = $1 for update', to: 'where id = $1' }],
  },
  {
    file: 'services/site/src/page-counts/page-counts.store.ts',
    spec: 'services/site/src/page-counts/page-counts.db.spec.ts',
    mutants: [
      { without: 'the sum of what was hidden', from: 'set hidden = c.hidden + 1,', to: 'set hidden = 1,' },
      { without: 'the sum of the bounces', from: 'bounced = c.bounced + excluded.bounced', to: 'bounced = excluded.bounced' },
      {
        without: 'the page and the source of a bounce that was none',
        from: 'where (site_id, day, page, network, ref) = ($1, $2::date, $3, $4, $5) and bounced > 0',
        to: 'where site_id = $1 and day = $2::date and $3 || $4 || $5 is not null and bounced > 0',
      },
      { without: 'the least that bounces can be', from: ' and bounced > 0`', to: '`' },
      { without: 'the last of the days that are kept', from: 'where day < $1', to: 'where day <= $1' },
      { without: 'the first of the days that are told of', from: 'and day >= $2 group', to: 'and day > $2 group' },
      { without: 'the site, when sources are told of', from: 'where site_id = $1 and day >= $2', to: 'where $1 > 0 and day >= $2' },
      { without: 'visits that did not ask for bounces', from: 'having sum(landed) > 0', to: 'having sum(landed) >= 0' },
    ],
  },
  {
    file: 'services/site/src/releases/health/health.store.ts',
    spec: 'services/site/src/releases/health/health.db.spec.ts',
    mutants: [
      {
        without: 'the queue of the reports',
        from: "await tx.lock('site.release-failures', remote);",
        to: 'void [tx, remote];',
      },
      {
        without: 'the ten minutes of failures',
        from: 'and version = $2 and at >= $3`',
        to: 'and version = $2 and $3::timestamptz is not null`',
      },
      { without: 'people, who count once', from: 'count(distinct session)::int as sessions', to: 'count(session)::int as sessions' },
      {
        without: 'the sum of the loads',
        from: 'do update set loads = l.loads + excluded.loads',
        to: 'do update set loads = excluded.loads',
      },
    ],
  },
  {
    file: 'services/site/src/releases/releases.store.ts',
    spec: 'services/site/src/releases/releases.db.spec.ts',
    mutants: [
      {
        without: 'the last page that could name a release',
        from: 'greatest(created_at, served_until) < $1',
        to: 'created_at < $1',
        spec: 'services/site/src/releases/retention/retention.db.spec.ts',
      },
    ],
  },
  {
    file: 'services/site/src/releases/channels/channels.store.ts',
    spec: 'services/site/src/releases/releases.db.spec.ts',
    mutants: [
      {
        without: 'withdrawn releases',
        from: 'w.checksum = r.checksum and w.withdrawn_at is not null',
        to: 'false',
      },
      { without: 'the end of a canary', from: 'canary = excluded.canary, percent = excluded.percent, ', to: '' },
    ],
  },
  {
    file: 'services/site/src/audit-log/audit-log.store.ts',
    spec: 'services/site/src/audit-log/audit-log.db.spec.ts',
    mutants: [
      { without: 'the order of the log', from: 'order by id desc', to: 'order by id' },
      { without: 'the end of a list', from: 'limit $1', to: 'limit nullif($1, $1)' },
    ],
  },
  {
    file: 'services/site/src/migrations/1700000001005-create-audit-log.ts',
    spec: 'services/site/src/audit-log/audit-log.db.spec.ts',
    mutants: [
      { without: 'changed lines, which are refused', from: 'before update or delete on', to: 'before delete on' },
      { without: 'lines that are taken out, which is refused', from: 'before update or delete on', to: 'before update on' },
    ],
  },
];
