import { join } from 'node:path';
import type { Locale } from '@rendezvous/contracts/reference';

/** What stands on a receipt or a credit note; all of it words. */
export interface PaperDocument {
  readonly locale: Locale;
  readonly title: string;
  readonly seller: readonly string[];
  readonly sellerTitle: string;
  /** Between a name and its value. */
  readonly colon: string;
  readonly facts: readonly (readonly [name: string, value: string])[];
  readonly linesTitle: string;
  readonly lines: readonly { readonly name: string; readonly amount: string; readonly total?: boolean }[];
  /** Below the lines, a paragraph each. */
  readonly notes: readonly string[];
  readonly madeAt: Date;
}

/** Licensed to be embedded (SIL Open Font License). Unlike those for screens they have the letters of all countries that are sold to. */
const FONTS = join(import.meta.dirname, '../../fonts');
const INK = '#1f1a24';
const QUIET = '#5f5866';
const LINE = '#d8d2dc';
const MARGIN = 56;
const AMOUNT_WIDTH = 120;

// the library comes with the first document: what it knows of fonts takes a fifth of a second to unpack
const library = () => import('pdfkit');

/** A narrow space is in no font of ours. */
const printed = (text: string): string => text.replaceAll('\u202f', '\u00a0');

/** One page of paper as a tagged PDF: a screen reader hears title, facts and lines as such, in the document's language. */
export const drawDocument = async (paper: PaperDocument): Promise<PDFKit.PDFDocument> => {
  const { default: PdfKit } = await library();
  const doc = new PdfKit({
    size: 'A4',
    margin: MARGIN,
    pdfVersion: '1.7',
    tagged: true,
    lang: paper.locale,
    displayTitle: true,
    info: { Title: paper.title, Author: paper.seller[0] ?? '', CreationDate: paper.madeAt, ModDate: paper.madeAt },
  });
  doc.registerFont('regular', join(FONTS, 'figtree-regular.ttf')).registerFont('bold', join(FONTS, 'figtree-bold.ttf'));
  const whole = doc.struct('Document');
  doc.addStructure(whole);
  const tagged = (kind: string, write: () => unknown): void => void whole.add(doc.struct(kind, {}, () => void write()));
  const heading = (text: string): void =>
    tagged('H2', () => doc.font('bold').fontSize(11).fillColor(INK).text(printed(text), MARGIN).moveDown(0.4));
  const width = doc.page.width - 2 * MARGIN;
  tagged('H1', () => doc.font('bold').fontSize(22).fillColor(INK).text(printed(paper.title)).moveDown(0.8));
  for (const [name, value] of paper.facts)
    tagged('P', () =>
      doc
        .font('regular')
        .fontSize(10)
        .fillColor(QUIET)
        .text(`${printed(name)}${paper.colon}`, MARGIN, doc.y, { continued: true })
        .fillColor(INK)
        .text(printed(value)),
    );
  doc.moveDown(1.6);
  heading(paper.linesTitle);
  const table = doc.struct('Table');
  whole.add(table);
  for (const line of paper.lines) {
    const row = doc.struct('TR');
    table.add(row);
    const font = line.total ? 'bold' : 'regular';
    doc.markContent('Artifact');
    doc
      .moveTo(MARGIN, doc.y)
      .lineTo(MARGIN + width, doc.y)
      .lineWidth(line.total ? 1 : 0.5)
      .strokeColor(line.total ? INK : LINE)
      .stroke();
    doc.endMarkedContent();
    const top = doc.y + 7;
    let bottom = top;
    row.add(
      doc.struct('TH', {}, () => {
        doc
          .font(font)
          .fontSize(10)
          .fillColor(INK)
          .text(printed(line.name), MARGIN, top, { width: width - AMOUNT_WIDTH });
        bottom = doc.y;
      }),
    );
    row.add(
      doc.struct(
        'TD',
        {},
        () =>
          void doc
            .font(font)
            .fontSize(10)
            .fillColor(INK)
            .text(printed(line.amount), MARGIN + width - AMOUNT_WIDTH, top, { width: AMOUNT_WIDTH, align: 'right' }),
      ),
    );
    row.end();
    doc.y = bottom + 7;
  }
  table.end();
  for (const note of paper.notes)
    tagged('P', () =>
      doc
        .font('regular')
        .fontSize(9)
        .fillColor(QUIET)
        .text(printed(note), MARGIN, doc.y + 6, { width }),
    );
  doc.moveDown(2);
  heading(paper.sellerTitle);
  for (const text of paper.seller) tagged('P', () => doc.font('regular').fontSize(10).fillColor(INK).text(printed(text), MARGIN));
  whole.end();
  doc.end();
  return doc;
};
