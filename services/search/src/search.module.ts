import { Module } from '@nestjs/common';
import { AccountModule } from '@rendezvous/account';
import { ChatModule } from '@rendezvous/chat';
import { SiteModule } from '@rendezvous/site';
import { Audiences } from './finding/audience.service.js';
import { FindingController } from './finding/finding.controller.js';
import { Finding } from './finding/finding.service.js';
import { FindingStore } from './finding/finding.store.js';
import { SeekerStore } from './finding/seeker.store.js';
import { ListingJob } from './listing/listing.job.js';
import { ListingListener } from './listing/listing.listener.js';
import { Listing } from './listing/listing.service.js';
import { ListingStore } from './listing/listing.store.js';
import { Opening } from './profile/opening.service.js';
import { ProfilePhotos } from './profile/profile-photos.service.js';
import { ProfileController } from './profile/profile.controller.js';
import { ProfileStore } from './profile/profile.store.js';
import { Profiles } from './profile/profiles.service.js';
import { Similar } from './profile/similar.service.js';
import { SimilarStore } from './profile/similar.store.js';

/** Finding members: the listing, the search, profile pages. */
@Module({
  imports: [SiteModule, AccountModule, ChatModule],
  controllers: [FindingController, ProfileController],
  providers: [
    Listing,
    ListingStore,
    ListingListener,
    ListingJob,
    Audiences,
    SeekerStore,
    Finding,
    FindingStore,
    Opening,
    Profiles,
    ProfilePhotos,
    ProfileStore,
    Similar,
    SimilarStore,
  ],
  exports: [Listing],
})
export class SearchModule {}
