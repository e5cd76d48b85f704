/** Sections that are looked at rarely, in one file. */
export { AgeRow } from '../age/row/age-row';
export { ConsentsSection } from '../consents/consents-section';
export { ExportSection } from '../export/export-section';
