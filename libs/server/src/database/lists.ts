import type { EntitySchema, MigrationInterface } from 'typeorm';

/** Entities of an area, as its door exports them. */
// eslint-disable-next-line typescript/no-unsafe-function-type -- TypeORM's own type for an entity class
export type EntityList = readonly (Function | EntitySchema)[];

/** Migrations of an area, as its door exports them. */
export type MigrationList = readonly (new () => MigrationInterface)[];
