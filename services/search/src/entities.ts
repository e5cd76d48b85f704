import type { EntityList } from '@rendezvous/server/database';
import { ListingEntity, PresenceEntity, TotalEntity } from './listing/listing.entity.js';

/** Every table of the schema `search`. */
export const entities: EntityList = [ListingEntity, TotalEntity, PresenceEntity];
