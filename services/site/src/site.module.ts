import { Module } from '@nestjs/common';
import { LimitSource } from '@rendezvous/server/http';
import { AuditLogStore } from './audit-log/audit-log.store.js';
import { CookieChoiceController } from './cookie-choice/cookie-choice.controller.js';
import { MeasuringRefusals } from './cookie-choice/measuring-refusals.js';
import { Companies } from './company/companies.service.js';
import { CompanyController } from './company/company.controller.js';
import { InterestsController } from './interests/interests.controller.js';
import { PageCountsJob } from './page-counts/page-counts.job.js';
import { PageCountsStore } from './page-counts/page-counts.store.js';
import { PageHiddenController } from './page-counts/page-hidden.controller.js';
import { VisitSourcesController } from './page-counts/visit-sources.controller.js';
import { SitePersonalData } from './personal-data/personal-data.service.js';
import { RegionsController } from './regions/regions.controller.js';
import { Regions } from './regions/regions.service.js';
import { ChannelsStore } from './releases/channels/channels.store.js';
import { ReleaseHealth } from './releases/health/health.service.js';
import { HealthStore } from './releases/health/health.store.js';
import { foldersProvider } from './releases/folders/folders.provider.js';
import { ReleaseFolders } from './releases/folders/release-folders.js';
import { RetentionJob } from './releases/retention/retention.job.js';
import { ReleaseRetention } from './releases/retention/retention.service.js';
import { Releases } from './releases/releases.service.js';
import { ReleasesStore } from './releases/releases.store.js';
import { SettingsComposer } from './settings/settings-composer.service.js';
import { SettingsController } from './settings/settings.controller.js';
import { SiteLimits } from './sites/site-limits.provider.js';
import { SiteOrigins } from './sites/site-origins.service.js';
import { Sites } from './sites/sites.service.js';
import { SitesStore } from './sites/sites.store.js';
import { CountryChoiceController } from './visitor-country/country-choice.controller.js';
import { PlacesController } from './towns/places.controller.js';
import { Towns } from './towns/towns.service.js';
import { VisitorCountries } from './visitor-country/visitor-country.service.js';

/** The site: which one a host is, its settings and company, reference data, where visitors are, and the registry of builds. */
@Module({
  controllers: [
    SettingsController,
    RegionsController,
    PlacesController,
    InterestsController,
    CompanyController,
    CookieChoiceController,
    CountryChoiceController,
    PageHiddenController,
    VisitSourcesController,
  ],
  providers: [
    Sites,
    SitesStore,
    SiteOrigins,
    Companies,
    Regions,
    Towns,
    VisitorCountries,
    SettingsComposer,
    Releases,
    ReleasesStore,
    ChannelsStore,
    ReleaseHealth,
    HealthStore,
    ReleaseRetention,
    RetentionJob,
    PageCountsStore,
    PageCountsJob,
    AuditLogStore,
    MeasuringRefusals,
    SitePersonalData,
    foldersProvider,
    { provide: LimitSource, useClass: SiteLimits },
  ],
  exports: [
    Sites,
    SiteOrigins,
    Companies,
    Regions,
    Towns,
    VisitorCountries,
    SettingsComposer,
    Releases,
    ReleaseHealth,
    ReleaseRetention,
    ReleaseFolders,
    MeasuringRefusals,
    LimitSource,
  ],
})
export class SiteModule {}
