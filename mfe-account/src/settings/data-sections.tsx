/** Sections that are looked at rarely, in one file. */
export { AgeRow } from '../age/age-row';
export { ConsentsSection } from '../consents/consents-section';
export { ExportSection } from '../export/export-section';
