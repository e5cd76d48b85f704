import { birthDateForAge } from '@rendezvous/contracts/kernel';
import { PAGE_SIZE } from '@rendezvous/contracts/search/members';
import type { Database } from '@rendezvous/server/database';
import type { SelectQueryBuilder } from 'typeorm';
import type { BenchQuery } from './queries.js';
import { LINES_A_DEGREE, NOW } from './world.js';

/** A row of the wide table, as TypeORM hands it out. */
interface WideMember {
  readonly id: number;
}

/** A page as most applications ask for it: `getManyAndCount` on the wide table of members. */
export const naiveSearch = async (database: Database, query: BenchQuery): Promise<{ ids: number[]; total: number }> => {
  const found = builder(database, query);
  const ordered =
    query.kind === 'near'
      ? found.addSelect(kmFrom(query), 'km').orderBy('km', 'ASC').addOrderBy('m.lastActiveAt', 'DESC')
      : found.orderBy('m.lastActiveAt', 'DESC');
  const [members, total] = await ordered
    .addOrderBy('m.id', 'DESC')
    .skip(PAGE_SIZE * (query.page - 1))
    .take(PAGE_SIZE)
    .getManyAndCount();
  return { ids: members.map(({ id }) => id), total };
};

/** To the centimetre, so that both contestants find the same two equally far away. */
const kmFrom = ({ at }: BenchQuery): string => {
  const [lat, lon] = [at.row / LINES_A_DEGREE, at.column / LINES_A_DEGREE];
  return `round(1e5 * 12742 * asin(sqrt(power(sin(radians(m.bench_lat - ${lat}) / 2), 2)
    + cos(radians(${lat})) * cos(radians(m.bench_lat)) * power(sin(radians(m.bench_lon - ${lon}) / 2), 2))))`;
};

const builder = (
  database: Database,
  { viewerId, country, gender, own, region, minAge, maxAge, further }: BenchQuery,
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
  if (region !== null) found.andWhere('m.region = :region', { region });
  if (further.photo) found.andWhere('m.main_photo_id is not null');
  if (further.hair.length > 0) found.andWhere('m.hair_color in (:...hair)', { hair: further.hair });
  if (further.eyes.length > 0) found.andWhere('m.eye_color in (:...eyes)', { eyes: further.eyes });
  if (further.interests.length > 0) found.andWhere('m.interests @> :interests', { interests: further.interests });
  return found;
};
