import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addMailKinds, removeMailKinds } from './mail-kinds.js';

const OURS = ['withdrawal', 'refund-paid', 'refund-failed'];

/** Mails about money that goes back. */
export class MailRefunds1700000007521 implements MigrationInterface {
  async up(run: QueryRunner): Promise<void> {
    await addMailKinds(run, OURS);
  }

  async down(run: QueryRunner): Promise<void> {
    await removeMailKinds(run, OURS);
  }
}
