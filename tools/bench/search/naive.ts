import { birthDateForAge } from '@rendezvous/contracts/kernel';
import { PAGE_SIZE } from '@rendezvous/contracts/search/members';
import type { Database } from '@rendezvous/server/database';
import type { SelectQueryBuilder } from 'typeorm';
import type { BenchQuery } from './queries.js';
import { NOW } from './world.js';

/** A row of the wide table, as TypeORM hands it out. */
interface WideMember {
  readonly id: number;
}

/** A page as most applications ask for it: `getManyAndCount` on the wide table of members. */
export const naiveSearch = async (database: Database, query: BenchQuery): Promise<{ ids: number[]; total: number }> => {
  const [members, total] = await builder(database, query)
    .orderBy('m.lastActiveAt', 'DESC')
    .addOrderBy('m.id', 'DESC')
    .skip(PAGE_SIZE * (query.page - 1))
    .take(PAGE_SIZE)
    .getManyAndCount();
  return { ids: members.map(({ id }) => id), total };
};

const builder = (
  database: Database,
  { viewerId, country, gender, own, region, minAge, maxAge }: BenchQuery,
): SelectQueryBuilder<WideMember> => {
  const found = database.dataSource
    .getRepository<WideMember>('MemberEntity')
    .createQueryBuilder('m')
    .where(`m.status = 'activated' and not m.moderated and not m.invisible`)
    .andWhere('m.country = :country and m.gender = :gender', { country, gender })
    .andWhere(`(m.sexuality = 'bi' or (m.sexuality = 'hetero') = (m.gender <> :own))`, { own })
    .andWhere('m.birthDate > :after and m.birthDate <= :until', {
      after: birthDateForAge(maxAge + 1, NOW),
      until: birthDateForAge(minAge, NOW),
    })
    .andWhere('m.id <> :viewerId', { viewerId })
    .andWhere('not exists (select 1 from account.blocks b where b.blocker_id = :viewerId and b.blocked_id = m.id)')
    .andWhere('not exists (select 1 from account.blocks b where b.blocker_id = m.id and b.blocked_id = :viewerId)')
    .andWhere(
      '(not m.privacy or exists (select 1 from account.reach r where r.owner_id = m.id and r.viewer_id = :viewerId and (r.liked or r.wrote)))',
    );
  return region === null ? found : found.andWhere('m.region = :region', { region });
};
