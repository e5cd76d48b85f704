import { Module } from '@nestjs/common';
import { Regions } from './regions/regions.service.js';
import { Releases } from './releases/releases.service.js';
import { ReleasesStore } from './releases/releases.store.js';
import { SettingsComposer } from './settings/settings-composer.service.js';
import { Sites } from './sites/sites.service.js';
import { SitesStore } from './sites/sites.store.js';
import { Visitors } from './visitors/visitors.service.js';

/** The site: which one a host is, its settings and company, reference data, where visitors are, and the registry of builds. */
@Module({
  providers: [Sites, SitesStore, Regions, Visitors, SettingsComposer, Releases, ReleasesStore],
  exports: [Sites, Regions, Visitors, SettingsComposer, Releases],
})
export class SiteModule {}
