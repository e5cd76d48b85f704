import { CompanyEntity } from './company/company.entity.js';
import { CreateSite1700000001001 } from './migrations/1700000001001-create-site.js';
import { MakeReleasePlatform1700000001002 } from './migrations/1700000001002-make-release-platform.js';
import { RecordShellPages1700000001003 } from './migrations/1700000001003-record-shell-pages.js';
import { CreatePageCounts1700000001004 } from './migrations/1700000001004-create-page-counts.js';
import { CreateAuditLog1700000001005 } from './migrations/1700000001005-create-audit-log.js';
import { IdentifyCompanies1700000004002 } from './migrations/1700000004002-identify-companies.js';
import { PageCountEntity } from './page-counts/page-count.entity.js';
import { SiteEntity } from './sites/site.entity.js';

export { SiteModule } from './site.module.js';

export { type Actor, commandActor, operatorActor } from './audit-log/actor.js';
export { addAuditEntry, type AuditLine, AuditLogStore } from './audit-log/audit-log.store.js';

export { Sites } from './sites/sites.service.js';
export { SiteOrigins } from './sites/site-origins.service.js';
export { openSites } from './sites/open-sites.js';
export type { Site } from './sites/site.js';
export { SiteSettings } from './sites/site-settings.js';

export { REGIONS } from './regions/regions.data.js';
export { interestName } from './interests/interests.data.js';
export { Regions } from './regions/regions.service.js';
export type { Point } from './towns/town.js';
export { snapped } from './towns/towns.rules.js';
export { Towns } from './towns/towns.service.js';
export { Companies, type SellingCompany } from './company/companies.service.js';
export { COUNTRY_COOKIE } from './visitor-country/country-cookie.js';
export { VisitorCountries, type VisitorCountry, type VisitorSource } from './visitor-country/visitor-country.service.js';
export { MeasuringRefusals } from './cookie-choice/measuring-refusals.js';
export { measuredVisitorOf } from './cookie-choice/measured-visitor.js';
export { nameVisitor } from './visitor/visitor-cookie.js';
export { cookieChoiceOf } from './cookie-choice/cookie-choice-cookie.js';
export { CHOICE_DAYS } from './cookie-choice/cookie-choice.rules.js';
export { countedPage, dayOf } from './page-counts/page-counts.rules.js';
export { keepTrafficSource, trafficSourceOf } from './traffic-source/traffic-source-cookie.js';
export { keptValue, type TrafficSource, trafficSourceIn } from './traffic-source/traffic-source.rules.js';
export { INVITED_VISITORS, type InvitedVisitors } from './settings/invited-visitors.js';
export { searchOpen, signupsOpen } from './traffic-source/visitor-policy.rules.js';
export {
  MINIMUM_MESSAGE_COSTS,
  type MinimumMessageCosts,
  SettingsComposer,
  type SettingsFor,
} from './settings/settings-composer.service.js';

export { Releases } from './releases/releases.service.js';
export { openRegistry, type OpenRegistry } from './releases/open-registry.js';
export { ReleaseRetention } from './releases/retention/retention.service.js';
export { FACTS, ReleaseFolders, SERVER_FILE } from './releases/folders/release-folders.js';
export { releasesFolder } from './releases/folders/folders.provider.js';
export { ReleaseHealth } from './releases/health/health.service.js';
export type { FailureReport, ReleaseLoad } from './releases/health/canary-health.rules.js';
export { ReleaseFault } from './releases/builds/release-fault.js';
export { type RecordedRelease, checksumOf, releaseOf } from './releases/builds/release-facts.rules.js';
export { type Entry, type Move, SHELL, goneLine } from './releases/channels/channel.rules.js';
export type { Checked } from './releases/compatibility/stale-check.rules.js';
export { type HistoryLine } from './releases/channels/channels.store.js';
export { type Override, overrideRelease } from './releases/overrides/override.js';
export { TOKEN_MAX, overrideToken, readOverride } from './releases/overrides/override-token.rules.js';
export { isAllowedOrigin } from './releases/overrides/origin.rules.js';
export {
  type MissingNames,
  servedToEverybody,
  givesNamesTo,
  missingNames,
  offers,
  takesAllFrom,
} from './releases/compatibility/compatibility.rules.js';
export { classNameFaults } from './releases/builds/class-names.rules.js';
export { shellPagesOf } from './releases/builds/shell-pages.rules.js';
export { integrityOf } from './releases/builds/integrity.rules.js';
export { RELEASES_PREFIX, originOf, releaseUrl, styleUrls } from './releases/builds/release-url.rules.js';
export type {
  Composition,
  LiveRelease,
  LiveReleases,
  Release,
  ReleaseFacts,
  ReleaseFile,
  SharedModule,
} from './releases/builds/release.js';

export const entities = [SiteEntity, CompanyEntity, PageCountEntity];
export const migrations = [
  CreateSite1700000001001,
  MakeReleasePlatform1700000001002,
  RecordShellPages1700000001003,
  CreatePageCounts1700000001004,
  CreateAuditLog1700000001005,
  IdentifyCompanies1700000004002,
];
