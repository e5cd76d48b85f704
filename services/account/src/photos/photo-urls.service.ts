import { Injectable } from '@nestjs/common';
import type { MainImage } from '@rendezvous/contracts/session';
import { Clock } from '@rendezvous/server/clock';
import { PathSigner } from '@rendezvous/server/storage';
import { privatePath, publicPath, type Rendition, signedUntil, type Variant } from './photo-urls.rules.js';

/** Turns a photo's key into URLs below the site's `cdn_prefix`. */
@Injectable()
export class PhotoUrls {
  constructor(
    private readonly signer: PathSigner,
    private readonly clock: Clock,
  ) {}

  /** A main photo: public, for lists and heads. */
  mainImage(key: string, placeholder: string | null): MainImage {
    return { filename: publicPath(key, 480), thumb_filename: publicPath(key, 160), placeholder };
  }

  /** Any other photo, for a viewer who may see it; good for an hour. */
  signedImage(key: string, placeholder: string | null): MainImage {
    return { filename: this.signed(key, 480), thumb_filename: this.signed(key, 160), placeholder };
  }

  /** One width of any photo, good for an hour. */
  signed(key: string, width: Rendition): string {
    return this.sign(key, width);
  }

  /** The blurred picture of a locked photo, good for an hour: it opens no other rendition. */
  blurred(key: string): string {
    return this.sign(key, 'blur');
  }

  /** True when an address with its query was signed here and is not over. */
  isSigned(address: string): boolean {
    return this.signer.verify(address, this.clock.now());
  }

  private sign(key: string, variant: Variant): string {
    return this.signer.signPath(privatePath(key, variant), signedUntil(this.clock.now()));
  }
}
