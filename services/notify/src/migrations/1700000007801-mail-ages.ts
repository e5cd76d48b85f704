import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addMailKinds, removeMailKinds } from './mail-kinds.js';

const OURS = ['age-expiring'];

/** Mails that tell before an age has to be confirmed again. */
export class MailAges1700000007801 implements MigrationInterface {
  async up(run: QueryRunner): Promise<void> {
    await addMailKinds(run, OURS);
  }

  async down(run: QueryRunner): Promise<void> {
    await removeMailKinds(run, OURS);
  }
}
