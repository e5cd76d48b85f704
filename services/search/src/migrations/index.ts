import type { MigrationList } from '@rendezvous/server/database';
import { CreateSearch1700000005001 } from './1700000005001-create-search.js';
import { HideWhatNobodyAgreedToShow1700000005061 } from './1700000005061-hide-what-nobody-agreed-to-show.js';
import { ListWhomMembersSeek1700000005002 } from './1700000005002-list-whom-members-seek.js';
import { ListWhatMembersTell1700000005021 } from './1700000005021-list-what-members-tell.js';
import { KeepWhatWasPassed1700000005041 } from './1700000005041-keep-what-was-passed.js';
import { KeepWhomMembersSaw1700000005111 } from './1700000005111-keep-whom-members-saw.js';
import { KeepSponsoredCards1700000005201 } from './1700000005201-keep-sponsored-cards.js';
import { ReadNearnessInSquares1700000005301 } from './1700000005301-read-nearness-in-squares.js';
import { FindSquaresWithoutTheirTable1700000005401 } from './1700000005401-find-squares-without-their-table.js';
import { KeepTheLastSearch1700000005551 } from './1700000005551-keep-the-last-search.js';
import { TellWhatIsUntold1700000005601 } from './1700000005601-tell-what-is-untold.js';
import { KeepSavedSearches1700000005022 } from './1700000005022-keep-saved-searches.js';
import { ForgetByDay1700000005811 } from './1700000005811-forget-by-day.js';

export const migrations: MigrationList = [
  CreateSearch1700000005001,
  ListWhomMembersSeek1700000005002,
  ListWhatMembersTell1700000005021,
  KeepWhatWasPassed1700000005041,
  HideWhatNobodyAgreedToShow1700000005061,
  KeepSavedSearches1700000005022,
  KeepWhomMembersSaw1700000005111,
  KeepSponsoredCards1700000005201,
  ReadNearnessInSquares1700000005301,
  FindSquaresWithoutTheirTable1700000005401,
  KeepTheLastSearch1700000005551,
  TellWhatIsUntold1700000005601,
  ForgetByDay1700000005811,
];
