import type { EntityList } from '@rendezvous/server/database';
import { CreateLanders1700000006001 } from './migrations/1700000006001-create-landers.js';
import { CreateExperiments1700000006002 } from './migrations/1700000006002-create-experiments.js';

/** The door of landers. */
export { LandersModule } from './landers.module.js';

export { type Experiment, type Goal, GOALS } from './experiments/experiment.js';
export { openLanders, type OpenLanders } from './open-landers.js';
export { BUILT_IN } from './lander/built-in/index.js';
export { builtInCard } from './images/card-drawings.js';
export { readPicture } from './images/picture.js';
export { linkTo } from './links/link.rules.js';
export { qrSvg, qrText } from './links/qr-code.js';
export { isOn } from './variants/choose.rules.js';
export { contentFaults, HEADING_WORDS } from './variants/content.rules.js';
export { LanderFault } from './variants/lander-fault.js';
export { instantOf, localTime } from './variants/local-time.rules.js';
export { previewToken } from './variants/preview-token.rules.js';
export type { Schedule } from './variants/status.rules.js';
export type { KeptLine, StayingLine } from './pages/content/privacy/told-data.js';
export type { Contents, HistoryLine, Variant, VariantStatus, VersionContent } from './variants/variant.js';

export const entities: EntityList = [];
export const migrations = [CreateLanders1700000006001, CreateExperiments1700000006002];
