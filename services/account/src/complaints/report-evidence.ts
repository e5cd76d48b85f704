import { Injectable } from '@nestjs/common';
import type { EvidenceMessage, KeptEvidence, openReportEvidence } from '@rendezvous/contracts/account/report-evidence';
import type { InputOf } from '@rendezvous/contracts/route';
import type { Tx } from '@rendezvous/server/database';

/** A report of a member by another one. */
export interface ReportedMember {
  /** Of the complaint. */
  readonly number: string;
  readonly reporterId: number;
  readonly aboutId: number;
  readonly filedAt: Date;
}

/** An operator's look at what is sealed. */
export interface Look {
  readonly number: string;
  readonly operatorId: number;
  readonly reason: InputOf<typeof openReportEvidence>['body']['reason'];
  readonly at: Date;
}

/** Who keeps what two members wrote to each other. */
export interface EvidenceKeeper {
  /** Seals it as a step of the transaction that files the report; nothing where they wrote nothing. */
  seal(tx: Tx, report: ReportedMember): Promise<void>;
  /** @returns null when nothing is kept, or no longer */
  find(number: string, at: Date): Promise<KeptEvidence | null>;
  /** Notes the look, and opens what is kept; null when nothing is. */
  open(tx: Tx, look: Look): Promise<readonly EvidenceMessage[] | null>;
  /** Removes what was to be kept until then. */
  removeOver(at: Date): Promise<void>;
}

/**
 * Where the area that has the messages says how they are sealed with a report: it stands to the right of this one, and the report and its evidence are
 * one transaction. Without a keeper nothing is sealed.
 */
@Injectable()
export class ReportEvidence {
  private keeper: EvidenceKeeper | null = null;

  /** Call it in `onModuleInit`. */
  register(keeper: EvidenceKeeper): void {
    this.keeper = keeper;
  }

  async seal(tx: Tx, report: ReportedMember): Promise<void> {
    await this.keeper?.seal(tx, report);
  }

  async find(number: string, at: Date): Promise<KeptEvidence | null> {
    return (await this.keeper?.find(number, at)) ?? null;
  }

  async open(tx: Tx, look: Look): Promise<readonly EvidenceMessage[] | null> {
    return (await this.keeper?.open(tx, look)) ?? null;
  }

  async removeOver(at: Date): Promise<void> {
    await this.keeper?.removeOver(at);
  }
}
