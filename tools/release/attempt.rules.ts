import { type Release, type ReleaseFacts, checksumOf } from '@rendezvous/site';

type Recorded = Pick<Release, 'version' | 'checksum' | 'withdrawnAt'>;

/** Which time a version is one of the same source: 1 for the source's own hash, n for `<hash>-n`; null for any other source. */
const attemptOf = (source: string, version: string): number | null => {
  if (version === source) return 1;
  const number = version.startsWith(`${source}-`) ? Number(version.slice(source.length + 1)) : Number.NaN;
  return Number.isInteger(number) && number > 1 ? number : null;
};

/** Which time a source is built for release now: once more when what it was last released as has been withdrawn. */
export const nextAttempt = (source: string, releases: readonly Recorded[]): number => {
  const attempts = releases.flatMap(({ version, withdrawnAt }) => {
    const number = attemptOf(source, version);
    return number === null ? [] : [{ number, withdrawn: withdrawnAt !== null }];
  });
  const last = attempts.toSorted((a, b) => b.number - a.number)[0];
  if (!last) return 1;
  return last.withdrawn ? last.number + 1 : last.number;
};

/** A withdrawn build is served to nobody again, under whatever name its files come. */
export const withdrawnFaults = ({ name, version, files }: ReleaseFacts, releases: readonly Recorded[]): string[] => {
  const checksum = checksumOf(files);
  const withdrawn = releases.find(
    (release) => release.withdrawnAt !== null && (release.version === version || release.checksum === checksum),
  );
  if (!withdrawn) return [];
  return [
    `${name} ${withdrawn.version} was withdrawn, and this is that build. The same source goes out under another name when the command builds it: npm run release -- ${name} (without --build).`,
  ];
};
