export { exportReader } from './export-reader.js';
export { type NotYet, PersonalData, type PersonalDataPart } from './personal-data.js';
export { PersonalDataModule } from './personal-data.module.js';
