import type { Page } from '@playwright/test';
import { expect } from './test.js';

/** Of the version of a remote whose screens are in the page: named by the address of the files that came. */
const SCREEN = /\/releases\/mfe-chat\/([\w.-]+)\/chats\./;

/** Long enough for forty messages to last through a story, even on a busy machine. */
const PAUSE_MS = 4000;

const versionIn = async (page: Page): Promise<string | undefined> => {
  const addresses = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  return addresses.flatMap((address) => SCREEN.exec(address)?.[1] ?? []).at(-1);
};

/** A member who writes message after message, each by its keys, whatever happens around. */
export class Writer {
  /** What was typed and sent, in order. */
  readonly typed: string[] = [];
  private reload: ((version: string | undefined) => void) | null = null;
  private over = false;
  private work: Promise<void> = Promise.resolve();

  /** @param most messages that may be written */
  constructor(
    private readonly page: Page,
    private readonly most: number,
  ) {}

  begin(): void {
    this.work = this.write();
    // it is awaited at the end; until then a fault is not an unhandled one
    this.work.catch(() => undefined);
  }

  /** Reloads the page in the middle of the next message. @returns the version that the page is drawn by then */
  async reloadWhileTyping(): Promise<string | undefined> {
    const reloaded = new Promise<string | undefined>((done) => (this.reload = done));
    return Promise.race([reloaded, this.work.then(() => Promise.reject(new Error('The writer has stopped.')))]);
  }

  async end(): Promise<readonly string[]> {
    this.over = true;
    await this.work;
    return this.typed;
  }

  private async write(): Promise<void> {
    const field = this.page.getByRole('textbox');
    while (!this.over && this.typed.length < this.most) {
      const [begun, rest] = [
        `Message ${this.typed.length + 1}: the sea was `,
        `${['calm', 'rough', 'grey', 'warm'][this.typed.length % 4]}.`,
      ];
      await field.pressSequentially(begun, { delay: 15 });
      if (this.reload) await this.reloadNow(begun);
      await field.pressSequentially(rest, { delay: 15 });
      await field.press('Enter');
      this.typed.push(begun + rest);
      await expect(field).toHaveValue('');
      await this.page.waitForTimeout(PAUSE_MS);
    }
  }

  private async reloadNow(begun: string): Promise<void> {
    const field = this.page.getByRole('textbox');
    await this.page.reload({ waitUntil: 'commit' });
    await expect(field, 'what was begun is still there').toHaveValue(begun, { timeout: 15_000 });
    await field.press('Control+End');
    this.reload?.(await versionIn(this.page));
    this.reload = null;
  }
}
