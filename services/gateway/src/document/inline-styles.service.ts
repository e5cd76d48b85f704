import { Injectable, Logger } from '@nestjs/common';
import { Kept } from '@rendezvous/server/repeat';
import { type Release, ReleaseFolders, integrityOf, releaseUrl } from '@rendezvous/site';
import type { PageFile } from '../first-screen/page-files.rules.js';
import { SharedPart } from './document-parts.js';
import { inlineStyle } from './inline-styles.rules.js';
import type { PageStyle } from './page.html.js';

/** Styles of the shell and of the screens that are asked for, in a few versions. */
const KEPT = 300;

/** Puts the styles of a drawn page into it: nothing has to be fetched before it is seen. */
@Injectable()
export class InlineStyles {
  private readonly logger = new Logger(InlineStyles.name);
  /** By address. */
  private readonly texts = new Kept<SharedPart | null>({ most: KEPT });

  constructor(private readonly folders: ReleaseFolders) {}

  /** The same styles, with their texts. One that cannot be had stays a link. */
  withTexts(styles: readonly PageFile[], releases: readonly Release[]): Promise<PageStyle[]> {
    return Promise.all(
      styles.map(async (style) => {
        const release = releases.find((one) => releaseUrl(one, style.name) === style.url);
        const text = release ? await this.textOf(release, style) : null;
        return text === null ? style : { ...style, text };
      }),
    );
  }

  private async textOf(release: Release, style: PageFile): Promise<SharedPart | null> {
    try {
      return await this.texts.get(style.url, () => this.read(release, style));
    } catch (err) {
      this.logger.warn({ msg: 'A style could not be put into a page.', url: style.url, err });
      return null;
    }
  }

  private async read(release: Release, { url, name, integrity }: PageFile): Promise<SharedPart | null> {
    const bytes = await this.folders.read(release, name);
    if (integrityOf(bytes) !== integrity) throw new Error(`${url} is not the file that was released.`);
    const text = inlineStyle(String(bytes), releaseUrl(release, ''));
    return text === null ? null : new SharedPart(text);
  }
}
