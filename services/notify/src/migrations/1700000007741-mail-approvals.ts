import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addMailKinds, removeMailKinds } from './mail-kinds.js';

const OURS = ['adjustment-waiting', 'price-waiting'];

/** Mails that tell operators of what waits for one of them. */
export class MailApprovals1700000007741 implements MigrationInterface {
  async up(run: QueryRunner): Promise<void> {
    await addMailKinds(run, OURS);
  }

  async down(run: QueryRunner): Promise<void> {
    await removeMailKinds(run, OURS);
  }
}
