import { Injectable } from '@nestjs/common';
import { type MemberPhoto, PhotoUrls, Photos, type PhotosShown } from '@rendezvous/account';
import type { ProfilePhoto } from '@rendezvous/contracts/search/profile';

/** The photos of a profile page. Of a locked one nothing leaves the server but the address of its blurred rendition. */
@Injectable()
export class ProfilePhotos {
  constructor(
    private readonly photos: Photos,
    private readonly photoUrls: PhotoUrls,
  ) {}

  async list(memberId: number, shown: PhotosShown): Promise<ProfilePhoto[]> {
    const [main, ...others] = await this.photos.list(memberId);
    if (main === undefined) return [];
    if (shown === 'main') return [this.open(main, true)];
    return [this.open(main, true), ...others.map((photo) => (shown === 'all' ? this.open(photo, false) : this.locked(photo)))];
  }

  private open({ id, key, placeholder, width, height, alt }: MemberPhoto, main: boolean): ProfilePhoto {
    const image = main ? this.photos.mainImage(key, placeholder) : this.photoUrls.signedImage(key, placeholder);
    return {
      id,
      image,
      large: this.photoUrls.signed(key, 1280),
      blurred: null,
      locked: false,
      width,
      height,
      alt: alt === '' ? null : alt,
    };
  }

  private locked({ id, key, width, height }: MemberPhoto): ProfilePhoto {
    return { id, image: null, large: null, blurred: this.photoUrls.blurred(key), locked: true, width, height, alt: null };
  }
}
