import { createHash } from 'node:crypto';
import { chmodSync, chownSync, existsSync, lstatSync, mkdirSync, realpathSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** The user that PostgreSQL runs as: it refuses to run as root, so root hands over to "nobody". Empty for other users. */
export interface Identity {
  readonly uid?: number;
  readonly gid?: number;
}

const NOBODY = 65534;

/** Where clusters go when "nobody" cannot walk to the folder that was asked for, for example below /root. */
const REACHABLE_HOME = '/var/lib/rendezvous';

export const serverIdentity = (): Identity => (process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {});

/** True when the identity may walk through every folder of the path. */
export const canReach = (path: string, identity: Identity): boolean => {
  if (identity.uid === undefined) return true;
  let folder = resolve(path);
  for (;;) {
    if (existsSync(folder)) {
      const { mode, uid, gid } = statSync(folder);
      const search = uid === identity.uid ? 0o100 : gid === identity.gid ? 0o010 : 0o001;
      if ((mode & search) === 0) return false;
    }
    const parent = dirname(folder);
    if (parent === folder) return true;
    folder = parent;
  }
};

/**
 * The folder that really holds the cluster. Usually the one asked for; when that lies behind a folder closed to "nobody",
 * one under /var/lib with a link to it at the place asked for, so that the data is still found from there.
 */
export const clusterFolder = (dataDir: string, identity: Identity): string => {
  const wanted = resolve(dataDir);
  mkdirSync(dirname(wanted), { recursive: true });
  const place = join(realpathSync(dirname(wanted)), wanted.slice(dirname(wanted).length));
  const link = lstatSync(place, { throwIfNoEntry: false });
  if (link?.isSymbolicLink() && existsSync(place)) return realpathSync(place);
  if (link?.isSymbolicLink()) rmSync(place);
  if (canReach(dirname(place), identity)) return place;

  const elsewhere = join(REACHABLE_HOME, createHash('sha256').update(place).digest('hex').slice(0, 16), 'postgres');
  mkdirSync(dirname(elsewhere), { recursive: true, mode: 0o755 });
  giveFolder(elsewhere, identity);
  if (!existsSync(place)) symlinkSync(elsewhere, place);
  return elsewhere;
};

/** Creates a folder that only the identity may read, as PostgreSQL demands. */
export const giveFolder = (folder: string, identity: Identity): void => {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (identity.uid !== undefined && identity.gid !== undefined) chownSync(folder, identity.uid, identity.gid);
  chmodSync(folder, 0o700);
};
