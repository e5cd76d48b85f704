import { Injectable } from '@nestjs/common';
import type { MainImage } from '@rendezvous/contracts/session';
import { Clock } from '@rendezvous/server/clock';
import { Config } from '@rendezvous/server/config';
import { publicAddress, type Rendition, signedAddress } from './photo-addresses.rules.js';

/** Turns a photo's key into addresses below the site's `cdn_prefix`. */
@Injectable()
export class PhotoAddresses {
  constructor(
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  /** A main photo: public, for lists and heads. */
  mainImage(key: string, placeholder: string | null): MainImage {
    return { filename: publicAddress(key, 480), thumb_filename: publicAddress(key, 160), placeholder };
  }

  /** Any other photo, for a viewer who may see it; good for an hour. */
  signedImage(key: string, placeholder: string | null): MainImage {
    return { filename: this.signed(key, 480), thumb_filename: this.signed(key, 160), placeholder };
  }

  /** One rendition of any photo, good for an hour. */
  signed(key: string, width: Rendition): string {
    return signedAddress(this.config.secretKey, key, width, this.clock.now());
  }

  /** The blurred picture of a locked photo, good for an hour: it opens no other rendition. */
  blurred(key: string): string {
    return signedAddress(this.config.secretKey, key, 'blur', this.clock.now());
  }
}
