import { Visibility } from '@rendezvous/account';
import { Clock } from '@rendezvous/server/clock';
import type { Config } from '@rendezvous/server/config';
import { connect } from '@rendezvous/server/database';
import { PathSigner, openStorage } from '@rendezvous/server/storage';
import { openSites, type Sites } from '@rendezvous/site';
import { Experiments } from './experiments/experiments.service.js';
import { ExperimentsStore } from './experiments/experiments.store.js';
import { LanderImages } from './images/lander-images.service.js';
import { LanderLinks } from './links/lander-links.service.js';
import { Variants } from './variants/variants.service.js';
import { VisitCountsStore } from './experiments/visit-counts.store.js';
import { Reports } from './report/reports.service.js';
import { ReportStore } from './report/report.store.js';
import { VariantsStore } from './variants/variants.store.js';

export interface OpenLanders {
  readonly variants: Variants;
  readonly experiments: Experiments;
  readonly reports: Reports;
  readonly visits: VisitCountsStore;
  readonly images: LanderImages;
  readonly links: LanderLinks;
  readonly signer: PathSigner;
  readonly sites: Sites;
  close(): Promise<void>;
}

/** Landers without a server around them, for commands beside a running product. It migrates nothing. */
export const openLanders = async (
  { storageBucket, storageDir, secretKey }: Pick<Config, 'storageBucket' | 'storageDir' | 'secretKey'>,
  url: string,
): Promise<OpenLanders> => {
  const database = await connect({ url, entities: [], migrations: [], migrate: false, poolSize: 2 });
  const [store, experiments, clock] = [new VariantsStore(database), new ExperimentsStore(database), new Clock()];
  return {
    sites: await openSites(database),
    variants: new Variants(database, store, clock),
    experiments: new Experiments(database, experiments, store, clock),
    reports: new Reports(experiments, new ReportStore(database)),
    visits: new VisitCountsStore(database),
    images: new LanderImages(await openStorage({ bucket: storageBucket, folder: storageDir })),
    links: new LanderLinks(database, new Visibility(database)),
    signer: new PathSigner(secretKey),
    close: () => database.dataSource.destroy(),
  };
};
