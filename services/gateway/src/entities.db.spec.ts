import { type TestDatabase, testDatabase } from '@rendezvous/server/testing';
import type { EntityMetadata, TableColumn } from 'typeorm';
import { areaEntities, areaMigrations } from './areas.js';

let data: TestDatabase;
beforeAll(async () => {
  data = await testDatabase({ entities: areaEntities, migrations: areaMigrations });
});
afterAll(() => data.close());

/** Comments, uniqueness and defaults are the migrations'; a default that an entity names has to be the table's. */
const asMapped = (column: TableColumn, metadata: EntityMetadata): TableColumn => {
  const mapped = metadata.columns.find(({ databaseName }) => databaseName === column.name);
  const seen = column.clone();
  seen.comment = undefined;
  seen.isUnique = mapped !== undefined && data.database.dataSource.driver.normalizeIsUnique(mapped);
  if (mapped?.default === undefined) seen.default = undefined;
  return seen;
};

const driftOf = async (metadata: EntityMetadata, columns: readonly TableColumn[]): Promise<string[]> => {
  const told = (what: string, names: readonly string[]) => names.map((name) => `${metadata.tablePath}.${name} ${what}`);
  const inTable = columns.map(({ name }) => name);
  const inEntity = metadata.columns.map(({ databaseName }) => databaseName);
  const changed = data.database.dataSource.driver.findChangedColumns(
    columns.map((column) => asMapped(column, metadata)),
    metadata.columns,
  );
  return [
    ...told(
      'is not in the table',
      inEntity.filter((name) => !inTable.includes(name)),
    ),
    ...told(
      'is not in the entity',
      inTable.filter((name) => !inEntity.includes(name)),
    ),
    ...told(
      'differs',
      changed.map(({ databaseName }) => databaseName),
    ),
  ];
};

test('every entity says of its table what the migrations made: columns, types, keys and what may be null', async () => {
  const { dataSource } = data.database;
  const runner = dataSource.createQueryRunner();
  try {
    const drifts: string[] = [];
    for (const metadata of dataSource.entityMetadatas) {
      const table = await runner.getTable(metadata.tablePath);
      drifts.push(...(await driftOf(metadata, table?.columns ?? [])));
    }
    expect(drifts).toEqual([]);
  } finally {
    await runner.release();
  }
});
