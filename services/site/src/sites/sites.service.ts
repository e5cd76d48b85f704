import { Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { Database, type Tx } from '@rendezvous/server/database';
import { plainHost } from './plain-host.rules.js';
import { readSiteSettings, SiteSettings } from './site-settings.js';
import type { Site } from './site.js';
import { type SiteRow, SitesStore } from './sites.store.js';

/** How old what this process knows of the sites may be, in milliseconds. */
const REFRESH_MS = 5000;

interface Known {
  readonly byHost: ReadonlyMap<string, Site>;
  readonly byId: ReadonlyMap<number, Site>;
  readonly fallback: Site;
}

/** Which site a host name is, and its settings. Kept in memory and read again every few seconds, so that each request costs nothing. */
@Injectable()
export class Sites implements OnModuleInit, OnModuleDestroy {
  private readonly logger = new Logger(Sites.name);
  private known: Known | null = null;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly database: Database,
    private readonly store: SitesStore,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.load();
    this.timer = setInterval(() => void this.refresh(), REFRESH_MS);
    this.timer.unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  /** The site of a host name (a port is ignored); the default site for hosts that nobody registered. */
  async forHost(host: string): Promise<Site> {
    const known = this.known ?? (await this.load());
    return known.byHost.get(plainHost(host)) ?? known.fallback;
  }

  /** Every site, in the order in which they were made. */
  async all(): Promise<readonly Site[]> {
    const { byHost } = this.known ?? (await this.load());
    return [...byHost.values()];
  }

  /** null for a site that there is not. */
  async find(siteId: number): Promise<Site | null> {
    return (await this.all()).find(({ id }) => id === siteId) ?? null;
  }

  /** The default site. Works from the start of the module on. */
  current(): Site {
    if (this.known === null) throw new Error('The sites are not loaded yet: start the module, or call load() first.');
    return this.known.fallback;
  }

  /** The site of an id; the default site for none, and for a site that is no more. Works from the start of the module on. */
  ofId(siteId: number | null): Site {
    const fallback = this.current();
    return (siteId === null ? undefined : this.known?.byId.get(siteId)) ?? fallback;
  }

  /**
   * Changes some settings of a site; the others stay. Throws a ZodError for a value that is not valid.
   * @param note what is written in the same transaction, such as who did it
   */
  async change(siteId: number, changes: Partial<SiteSettings>, note?: (tx: Tx) => Promise<void>): Promise<void> {
    const sound = SiteSettings.partial().strict().parse(changes);
    const given = Object.fromEntries(Object.entries(sound).filter(([key]) => Object.hasOwn(changes, key)));
    await this.database.transaction(async (tx) => {
      const stored = await this.store.lockSettings(tx, siteId);
      if (stored === null) throw new Error(`There is no site ${siteId}.`);
      await this.store.writeSettings(tx, siteId, { ...stored, ...given });
      await note?.(tx);
    });
    await this.load();
  }

  /** Reads all sites now. */
  async load(): Promise<Known> {
    const rows = await this.store.all();
    const sites = rows.map((row) => this.siteOf(row));
    const fallback = sites[rows.findIndex((row) => row.isDefault)] ?? sites[0];
    if (fallback === undefined) throw new Error('No site is set up: the table site.sites is empty.');
    this.known = {
      byHost: new Map(sites.map((site) => [site.host, site])),
      byId: new Map(sites.map((site) => [site.id, site])),
      fallback,
    };
    return this.known;
  }

  private siteOf({ id, host, timeZone, settings: stored }: SiteRow): Site {
    const { settings, faulty } = readSiteSettings(stored);
    if (faulty.length > 0) this.logger.error({ msg: 'Stored settings are not valid; their defaults are used.', site: id, keys: faulty });
    return { id, host, timeZone, settings };
  }

  /** While the database is away, what is known stays good. */
  private async refresh(): Promise<void> {
    try {
      await this.load();
    } catch (error) {
      this.logger.warn({ msg: 'The sites could not be read again.', err: error });
    }
  }
}
