import type { EntityList } from '@rendezvous/server/database';
import { SearchIndexEntity, PresenceEntity, TotalEntity } from './search-index/search-index.entity.js';

/** Every table of the schema `search`. */
export const entities: EntityList = [SearchIndexEntity, TotalEntity, PresenceEntity];
