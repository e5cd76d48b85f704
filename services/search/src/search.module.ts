import { Module } from '@nestjs/common';
import { AccountModule } from '@rendezvous/account';
import { ChatModule } from '@rendezvous/chat';
import { SiteModule } from '@rendezvous/site';
import { MemberCountsController } from './member-counts/member-counts.controller.js';
import { MemberCounts } from './member-counts/member-counts.service.js';
import { MemberCountsStore } from './member-counts/member-counts.store.js';
import { LikeReasons } from './like-reasons/like-reasons.service.js';
import { LikeReasonsStore } from './like-reasons/like-reasons.store.js';
import { ViewerContexts } from './member-search/viewer-context.service.js';
import { MemberSearchController } from './member-search/member-search.controller.js';
import { MemberSearch } from './member-search/member-search.service.js';
import { MemberSearchStore } from './member-search/member-search.store.js';
import { ViewerStore } from './member-search/viewer.store.js';
import { SearchIndexJob } from './search-index/search-index.job.js';
import { SearchIndexListener } from './search-index/search-index.listener.js';
import { SearchIndex } from './search-index/search-index.service.js';
import { SearchIndexStore } from './search-index/search-index.store.js';
import { SearchPersonalData } from './personal-data/personal-data.service.js';
import { PersonalDataStore } from './personal-data/personal-data.store.js';
import { OperatorSponsoredCardsController } from './operator-sponsored-cards/operator-sponsored-cards.controller.js';
import { OperatorSponsoredCards } from './operator-sponsored-cards/operator-sponsored-cards.service.js';
import { OperatorSponsoredCardsStore } from './operator-sponsored-cards/operator-sponsored-cards.store.js';
import { SponsoredPicturesJob } from './operator-sponsored-cards/sponsored-pictures.job.js';
import { PassesController } from './passes/passes.controller.js';
import { PassesStore } from './passes/passes.store.js';
import { OwnViews } from './profile/own-view.service.js';
import { ProfileAccess } from './profile/profile-access.service.js';
import { ProfilePhotos } from './profile/profile-photos.service.js';
import { ProfileController } from './profile/profile.controller.js';
import { ProfileStore } from './profile/profile.store.js';
import { Profiles } from './profile/profiles.service.js';
import { SavedSearchesController } from './saved-searches/saved-searches.controller.js';
import { SavedSearches } from './saved-searches/saved-searches.service.js';
import { SavedSearchesStore } from './saved-searches/saved-searches.store.js';
import { SimilarMembers } from './profile/similar.service.js';
import { SimilarStore } from './profile/similar.store.js';
import { SearchPreferencesController } from './search-preferences/search-preferences.controller.js';
import { SearchPreferencesStore } from './search-preferences/search-preferences.store.js';
import { SeenMembersJob } from './seen-members/seen-members.job.js';
import { SeenMembersStore } from './seen-members/seen-members.store.js';
import { SponsoredCards } from './sponsored-cards/sponsored-cards.service.js';
import { SponsoredCardsStore } from './sponsored-cards/sponsored-cards.store.js';
import { SponsoredPicturesController } from './sponsored-cards/sponsored-pictures.controller.js';
import { SponsoredPictures } from './sponsored-cards/sponsored-pictures.service.js';
import { SwipeGameController } from './swipe-game/swipe-game.controller.js';
import { SwipeGame } from './swipe-game/swipe-game.service.js';
import { SwipeGameStore } from './swipe-game/swipe-game.store.js';
import { DailyMembersJob } from './todays-five/daily-members.job.js';
import { TodaysFiveController } from './todays-five/todays-five.controller.js';
import { TodaysFive } from './todays-five/todays-five.service.js';
import { TodaysFiveStore } from './todays-five/todays-five.store.js';

/** The search index, searching it, profile pages, the swipe game and the five of the day. */
@Module({
  imports: [SiteModule, AccountModule, ChatModule],
  controllers: [
    MemberSearchController,
    MemberCountsController,
    ProfileController,
    SavedSearchesController,
    PassesController,
    SearchPreferencesController,
    SwipeGameController,
    TodaysFiveController,
    SponsoredPicturesController,
    OperatorSponsoredCardsController,
  ],
  providers: [
    SearchIndex,
    SearchIndexStore,
    SearchIndexListener,
    SearchIndexJob,
    ViewerContexts,
    ViewerStore,
    MemberSearch,
    MemberSearchStore,
    LikeReasons,
    LikeReasonsStore,
    MemberCounts,
    MemberCountsStore,
    ProfileAccess,
    OwnViews,
    Profiles,
    ProfilePhotos,
    ProfileStore,
    SimilarMembers,
    SimilarStore,
    PassesStore,
    SeenMembersStore,
    SeenMembersJob,
    SearchPreferencesStore,
    SwipeGame,
    SwipeGameStore,
    TodaysFive,
    DailyMembersJob,
    TodaysFiveStore,
    SavedSearches,
    SavedSearchesStore,
    SponsoredCards,
    SponsoredCardsStore,
    SponsoredPictures,
    SponsoredPicturesJob,
    OperatorSponsoredCards,
    OperatorSponsoredCardsStore,
    SearchPersonalData,
    PersonalDataStore,
  ],
  exports: [SearchIndex],
})
export class SearchModule {}
