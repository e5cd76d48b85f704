import { withDatabase } from './database.js';

interface AnotherSite {
  /** Browsers take every name below `localhost` for this machine. */
  readonly host: `${string}.localhost`;
  /** What it has otherwise than the first. */
  readonly settings: Readonly<Record<string, unknown>>;
}

/** A further site of the product, in the database of the one that runs on a folder; again changes nothing. @returns its address */
export const anotherSite = async (url: string, folder: string, { host, settings }: AnotherSite): Promise<string> => {
  await withDatabase(folder, (sql) =>
    sql(
      `insert into site.sites (host, time_zone, settings)
       select $1, time_zone, settings || $2::jsonb from site.sites where is_default on conflict (host) do nothing`,
      [host, JSON.stringify(settings)],
    ),
  );
  const address = new URL(url);
  address.hostname = host;
  return address.origin;
};
