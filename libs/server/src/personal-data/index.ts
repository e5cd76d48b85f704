export { exportReader } from './export-reader.js';
export { inPieces } from './in-pieces.js';
export {
  type ExportedFile,
  type ExportReader,
  type ExportSection,
  type NotYet,
  PersonalData,
  type PersonalDataPart,
} from './personal-data.js';
export { writtenFor } from './written-for.js';
export { PersonalDataModule } from './personal-data.module.js';
