import { Injectable } from '@nestjs/common';
import { TEMPLATES } from '@rendezvous/contracts/landers/templates';
import { Clock } from '@rendezvous/server/clock';
import { PathSigner } from '@rendezvous/server/storage';
import { previewedVersion } from '../variants/preview-token.rules.js';
import type { VersionContent } from '../variants/variant.js';
import { VariantsStore } from '../variants/variants.store.js';

/** Versions that somebody has a signed link to, published or not. */
@Injectable()
export class Previews {
  constructor(
    private readonly store: VariantsStore,
    private readonly signer: PathSigner,
    private readonly clock: Clock,
  ) {}

  /**
   * What a link shows at an address; null when it shows nothing there.
   * @param address slug of the variant, or the name of its template
   */
  async find(siteId: number, address: string, token: string): Promise<{ slug: string; version: VersionContent } | null> {
    for (const slug of await this.slugsAt(siteId, address)) {
      const number = previewedVersion(this.signer, { siteId, slug }, token, this.clock.now());
      const version = number === null ? null : await this.store.version({ siteId, slug }, number);
      if (version !== null) return { slug, version };
    }
    return null;
  }

  /** The address of a template names none of its variants. */
  private async slugsAt(siteId: number, address: string): Promise<string[]> {
    if (TEMPLATES.every((template) => template !== address)) return [address];
    return (await this.store.all(siteId)).filter(({ template }) => template === address).map(({ slug }) => slug);
  }
}
