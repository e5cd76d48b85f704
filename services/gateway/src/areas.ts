import * as account from '@rendezvous/account';
import * as billing from '@rendezvous/billing';
import * as chat from '@rendezvous/chat';
import * as landers from '@rendezvous/landers';
import * as notify from '@rendezvous/notify';
import * as search from '@rendezvous/search';
import * as site from '@rendezvous/site';

/** The areas in their one line: each may call those before it. */
const AREAS = [site, account, billing, chat, search, landers, notify];

export const areaEntities = AREAS.flatMap(({ entities }) => entities as readonly (new () => object)[]);
export const areaMigrations = AREAS.flatMap(({ migrations }) => [...migrations]);
export const areaModules = [
  site.SiteModule,
  account.AccountModule,
  billing.BillingModule,
  chat.ChatModule,
  search.SearchModule,
  landers.LandersModule,
  notify.NotifyModule,
];
