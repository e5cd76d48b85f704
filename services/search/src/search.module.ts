import { Module } from '@nestjs/common';
import { AccountModule } from '@rendezvous/account';
import { ChatModule } from '@rendezvous/chat';
import { SiteModule } from '@rendezvous/site';
import { ViewerContexts } from './member-search/viewer-context.service.js';
import { MemberSearchController } from './member-search/member-search.controller.js';
import { MemberSearch } from './member-search/member-search.service.js';
import { MemberSearchStore } from './member-search/member-search.store.js';
import { ViewerStore } from './member-search/viewer.store.js';
import { ListingJob } from './listing/listing.job.js';
import { ListingListener } from './listing/listing.listener.js';
import { Listing } from './listing/listing.service.js';
import { ListingStore } from './listing/listing.store.js';
import { SearchPersonalData } from './personal-data/personal-data.service.js';
import { PersonalDataStore } from './personal-data/personal-data.store.js';
import { ProfileAccess } from './profile/profile-access.service.js';
import { ProfilePhotos } from './profile/profile-photos.service.js';
import { ProfileController } from './profile/profile.controller.js';
import { ProfileStore } from './profile/profile.store.js';
import { Profiles } from './profile/profiles.service.js';
import { SimilarMembers } from './profile/similar.service.js';
import { SimilarStore } from './profile/similar.store.js';

/** MemberSearch members: the listing, the search, profile pages. */
@Module({
  imports: [SiteModule, AccountModule, ChatModule],
  controllers: [MemberSearchController, ProfileController],
  providers: [
    Listing,
    ListingStore,
    ListingListener,
    ListingJob,
    ViewerContexts,
    ViewerStore,
    MemberSearch,
    MemberSearchStore,
    ProfileAccess,
    Profiles,
    ProfilePhotos,
    ProfileStore,
    SimilarMembers,
    SimilarStore,
    SearchPersonalData,
    PersonalDataStore,
  ],
  exports: [Listing],
})
export class SearchModule {}
