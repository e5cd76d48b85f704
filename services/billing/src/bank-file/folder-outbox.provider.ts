import { link, mkdir, open, readFile, rm, stat } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import type { CallOutcome } from '../payment/call-outcome.js';
import { reasonOf } from '../payment/call-outcome.js';
import { Creditors } from '../sepa/creditors.service.js';
import { BankOutbox } from './bank-outbox.provider.js';

const isThere = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'EEXIST';

/** A folder from which the bank's own program, or one that speaks SFTP or EBICS with the bank, takes files. A name is there whole, or not there. */
@Injectable()
export class FolderOutbox extends BankOutbox {
  constructor(private readonly creditors: Creditors) {
    super();
  }

  async deliver(name: string, content: string): Promise<CallOutcome<'delivered'>> {
    const draft = join(this.folder(), `.${randomUUID()}.draft`);
    try {
      await mkdir(this.folder(), { recursive: true });
      await write(draft, content);
    } catch (error) {
      return { outcome: 'refused', reason: reasonOf(error) };
    }
    try {
      // Unlike a rename, it takes no other file's place.
      await link(draft, this.pathOf(name));
      return { outcome: 'ok', value: 'delivered' };
    } catch (error) {
      if (!isThere(error)) return { outcome: 'unknown', reason: reasonOf(error) };
      const same = (await readFile(this.pathOf(name), 'utf8')) === content;
      return same ? { outcome: 'ok', value: 'delivered' } : { outcome: 'unknown', reason: 'Another file has this name.' };
    } finally {
      await rm(draft, { force: true });
    }
  }

  /** Gone means taken, or never there. */
  wasDelivered(name: string): Promise<boolean> {
    return stat(this.pathOf(name)).then(
      () => true,
      () => false,
    );
  }

  private folder(): string {
    return join(this.creditors.get().folder, 'out');
  }

  private pathOf(name: string): string {
    return join(this.folder(), name);
  }
}

/** Written and on the disk. */
const write = async (path: string, content: string): Promise<void> => {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
};
