import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addMailKinds, removeMailKinds } from './mail-kinds.js';

const OURS = ['welcome-ends'];

/** Mails about offers, to whoever agreed to them. */
export class MailOffers1700000007791 implements MigrationInterface {
  async up(run: QueryRunner): Promise<void> {
    await addMailKinds(run, OURS);
  }

  async down(run: QueryRunner): Promise<void> {
    await removeMailKinds(run, OURS);
  }
}
