import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addMailKinds, removeMailKinds } from './mail-kinds.js';

const OURS = ['confirm-reminder', 'deletion-asked'];

/** Mails about accounts that end: nobody confirms the address, or the member asked for it. They come beside whatever kinds there are. */
export class MailEndings1700000007041 implements MigrationInterface {
  async up(run: QueryRunner): Promise<void> {
    await addMailKinds(run, OURS);
  }

  async down(run: QueryRunner): Promise<void> {
    await removeMailKinds(run, OURS);
  }
}
