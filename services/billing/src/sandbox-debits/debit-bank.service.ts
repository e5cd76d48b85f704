import { access, mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { Clock } from '@rendezvous/server/clock';
import { XMLParser } from 'fast-xml-parser';
import * as z from 'zod/mini';
import { minorUnits } from '../bank-answer/bank-report.js';
import { bankDate, type Day } from '../sepa/bank-day.rules.js';
import { Creditors } from '../sepa/creditors.service.js';
import { type Answered, type Booking, writeBookingNotice, writeStatusReport } from './debit-answers.js';
import { fateOf } from './debit-bank.rules.js';

const Amount = z.object({ '#text': z.string() });

const Debits = z.object({
  CstmrDrctDbtInitn: z.object({
    GrpHdr: z.object({ MsgId: z.string() }),
    PmtInf: z.array(
      z.object({
        ReqdColltnDt: z.string(),
        DrctDbtTxInf: z.array(
          z.object({
            PmtId: z.object({ EndToEndId: z.string() }),
            InstdAmt: Amount,
            DbtrAcct: z.object({ Id: z.object({ IBAN: z.string() }) }),
          }),
        ),
      }),
    ),
  }),
});

const Refunds = z.object({
  CstmrCdtTrfInitn: z.object({
    GrpHdr: z.object({ MsgId: z.string() }),
    PmtInf: z.array(
      z.object({
        ReqdExctnDt: z.object({ Dt: z.string() }),
        CdtTrfTxInf: z.array(z.object({ PmtId: z.object({ EndToEndId: z.string() }), Amt: z.object({ InstdAmt: Amount }) })),
      }),
    ),
  }),
});

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  isArray: (name) => ['PmtInf', 'DrctDbtTxInf', 'CdtTrfTxInf'].includes(name),
});

/** An answer that the bank gives on a day. */
interface DueAnswer {
  readonly name: string;
  readonly on: Day;
  readonly write: (answered: Answered) => string;
}

/** The bank of the demo: takes the files that lie in the folder, and answers as the accounts say that are debited. What it has answered lies there, too. */
@Injectable()
export class DebitBank {
  constructor(
    private readonly clock: Clock,
    private readonly creditors: Creditors,
  ) {}

  async answer(): Promise<void> {
    const { folder } = this.creditors.get();
    const [out, inbox] = [join(folder, 'out'), join(folder, 'in')];
    for (const path of [out, inbox]) await mkdir(path, { recursive: true });
    const today = bankDate(this.clock.now());
    for (const file of (await readdir(out)).filter((name) => name.endsWith('.xml') && !name.startsWith('.'))) {
      for (const due of this.answersTo(await readFile(join(out, file), 'utf8'))) {
        if (due.on <= today) await this.give(inbox, due);
      }
    }
  }

  private answersTo(file: string): DueAnswer[] {
    const { Document: document } = parser.parse(file) as { Document?: unknown };
    const debits = Debits.safeParse(document);
    if (debits.success) return this.toDebits(debits.data);
    const refunds = Refunds.safeParse(document);
    return refunds.success ? this.toRefunds(refunds.data) : [];
  }

  private toDebits({ CstmrDrctDbtInitn: file }: z.output<typeof Debits>): DueAnswer[] {
    const { MsgId: messageId } = file.GrpHdr;
    const debits = file.PmtInf.flatMap(({ ReqdColltnDt: due, DrctDbtTxInf }) =>
      DrctDbtTxInf.map(({ PmtId, InstdAmt, DbtrAcct }) => ({
        name: PmtId.EndToEndId,
        amount: minorUnits(InstdAmt['#text'])!,
        due,
        fate: fateOf(DbtrAcct.Id.IBAN),
      })),
    );
    const statuses = debits.map(({ name, fate: { rejected: reason } }) =>
      reason === undefined ? ({ name, status: 'ACSP' } as const) : ({ name, status: 'RJCT', reason } as const),
    );
    const booked = debits.filter(({ fate }) => fate.rejected === undefined);
    const back = booked.flatMap(({ name, amount, due, fate: { returned } }) =>
      returned === undefined ? [] : [{ name, amount, direction: 'DBIT', day: returned.on(due), reason: returned.reason } as const],
    );
    return [
      {
        name: `${messageId}-status.xml`,
        on: '',
        write: (answered) => writeStatusReport(answered, { messageId, kind: 'pain.008.001.08' }, statuses),
      },
      ...this.notices(
        messageId,
        'booked',
        booked.map(({ name, amount, due: day }) => ({ name, amount, day, direction: 'CRDT' })),
      ),
      ...this.notices(messageId, 'returned', back),
    ];
  }

  private toRefunds({ CstmrCdtTrfInitn: file }: z.output<typeof Refunds>): DueAnswer[] {
    const paid = file.PmtInf.flatMap(({ ReqdExctnDt, CdtTrfTxInf }) =>
      CdtTrfTxInf.map(({ PmtId, Amt }): Booking => ({
        name: PmtId.EndToEndId,
        amount: minorUnits(Amt.InstdAmt['#text'])!,
        day: ReqdExctnDt.Dt,
        direction: 'DBIT',
      })),
    );
    return this.notices(file.GrpHdr.MsgId, 'paid', paid);
  }

  /** What is booked on one day is one notice. */
  private notices(messageId: string, what: string, bookings: readonly Booking[]): DueAnswer[] {
    const { iban } = this.creditors.get();
    return [...new Set(bookings.map(({ day }) => day))].map((on) => ({
      name: `${messageId}-${what}-${on}.xml`,
      on,
      write: (answered) =>
        writeBookingNotice(
          answered,
          iban,
          bookings.filter(({ day }) => day === on),
        ),
    }));
  }

  /** Once: what lies in the folder, or lay there, was given. */
  private async give(inbox: string, { name, write }: DueAnswer): Promise<void> {
    for (const box of ['', 'done', 'refused']) if (await isThere(join(inbox, box, name))) return;
    const draft = join(inbox, `${name}.draft`);
    await writeFile(draft, write({ messageId: name.slice(0, 35), createdAt: this.clock.now() }));
    await rename(draft, join(inbox, name));
  }
}

const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );
