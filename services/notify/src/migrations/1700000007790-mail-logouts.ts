import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addMailKinds, removeMailKinds } from './mail-kinds.js';

const OURS = ['devices-logged-out'];

/** Mails that tell of devices that were logged out. */
export class MailLogouts1700000007790 implements MigrationInterface {
  async up(run: QueryRunner): Promise<void> {
    await addMailKinds(run, OURS);
  }

  async down(run: QueryRunner): Promise<void> {
    await removeMailKinds(run, OURS);
  }
}
