import { CompanyEntity } from './company/company.entity.js';
import { CreateSite1700000001001 } from './migrations/1700000001001-create-site.js';
import { ReleaseChannelEntity, ReleaseEntity } from './releases/release.entity.js';
import { SiteEntity } from './sites/site.entity.js';

export { SiteModule } from './site.module.js';

export { Sites } from './sites/sites.service.js';
export type { Site } from './sites/site.js';
export { SiteSettings } from './sites/site-settings.js';

export { REGIONS } from './regions/regions.data.js';
export { Regions } from './regions/regions.service.js';
export { Companies } from './company/companies.service.js';
export { COUNTRY_COOKIE, Visitors, type VisitorCountry, type VisitorSource } from './visitors/visitors.service.js';
export {
  MINIMUM_MESSAGE_COSTS,
  type MinimumMessageCosts,
  SettingsComposer,
  type SettingsFor,
} from './settings/settings-composer.service.js';

export { type RecordedRelease, Releases } from './releases/releases.service.js';
export { RELEASES_PREFIX, releaseUrl, styleUrls } from './releases/release-url.rules.js';
export type { Channel, Composition, Release, ReleaseFacts, ReleaseFile } from './releases/release.js';

export const entities = [SiteEntity, CompanyEntity, ReleaseEntity, ReleaseChannelEntity];
export const migrations = [CreateSite1700000001001];
