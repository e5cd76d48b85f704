import { Module } from '@nestjs/common';
import { AccountModule } from '@rendezvous/account';
import { SiteModule } from '@rendezvous/site';
import { LanderImagesController } from './images/lander-images.controller.js';
import { LanderImages } from './images/lander-images.service.js';
import { LandersController } from './lander/landers.controller.js';
import { Landers } from './lander/landers.service.js';
import { LanderLinksController } from './links/lander-links.controller.js';
import { LanderLinks } from './links/lander-links.service.js';
import { Previews } from './lander/previews.service.js';
import { MemberLandingController } from './member-landing/member-landing.controller.js';
import { MemberLandings } from './member-landing/member-landing.service.js';
import { PagesController } from './pages/pages.controller.js';
import { ExposuresController } from './experiments/exposures.controller.js';
import { experimentProviders } from './experiments/providers.js';
import { OperatorLandersController } from './operator/operator-landers.controller.js';
import { OperatorLanders } from './operator/operator-landers.service.js';
import { Reports } from './report/reports.service.js';
import { ReportStore } from './report/report.store.js';
import { LandersPersonalData } from './personal-data/personal-data.service.js';
import { Pages } from './pages/pages.service.js';
import { SocialCards } from './images/social-cards.service.js';
import { PublishedVariants } from './variants/published-variants.service.js';
import { Variants } from './variants/variants.service.js';
import { VariantsStore } from './variants/variants.store.js';

/** Landers as data, members whom a page presents, and content pages: legal texts, questions and answers, customer service. */
@Module({
  imports: [SiteModule, AccountModule],
  controllers: [
    PagesController,
    LandersController,
    LanderImagesController,
    MemberLandingController,
    ExposuresController,
    OperatorLandersController,
    LanderLinksController,
  ],
  providers: [
    MemberLandings,
    Pages,
    Landers,
    Previews,
    LanderImages,
    SocialCards,
    PublishedVariants,
    Variants,
    VariantsStore,
    LandersPersonalData,
    OperatorLanders,
    LanderLinks,
    Reports,
    ReportStore,
    ...experimentProviders,
  ],
})
export class LandersModule {}
