import type { EntityList } from '@rendezvous/server/database';
import { PassEntity } from './passes/pass.entity.js';
import { SearchIndexEntity, PresenceEntity, SquareEntity, TotalEntity } from './search-index/search-index.entity.js';
import { SavedSearchEntity } from './saved-searches/saved-search.entity.js';
import { SearchPreferencesEntity } from './search-preferences/search-preferences.entity.js';
import { SeenMemberEntity } from './seen-members/seen-member.entity.js';
import { SponsoredCardEntity } from './sponsored-cards/sponsored-card.entity.js';
import { DailyLikeEntity } from './swipe-game/daily-like.entity.js';
import { DailyPickEntity } from './todays-five/daily-pick.entity.js';

/** Every table of the schema `search`. */
export const entities: EntityList = [
  SearchIndexEntity,
  TotalEntity,
  SquareEntity,
  PresenceEntity,
  SavedSearchEntity,
  PassEntity,
  SeenMemberEntity,
  SearchPreferencesEntity,
  DailyLikeEntity,
  DailyPickEntity,
  SponsoredCardEntity,
];
