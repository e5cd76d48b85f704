import { Injectable } from '@nestjs/common';
import { type MemberPhoto, PhotoAddresses, Photos } from '@rendezvous/account';
import type { ProfilePhoto } from '@rendezvous/contracts/search';

/** The photos of a profile page. Of a locked one nothing leaves the server but the address of its blurred rendition. */
@Injectable()
export class ProfilePhotos {
  constructor(
    private readonly photos: Photos,
    private readonly addresses: PhotoAddresses,
  ) {}

  /** @param seesAll false: only the main photo is open */
  async of(memberId: number, seesAll: boolean): Promise<ProfilePhoto[]> {
    const photos = await this.photos.ofMember(memberId);
    return photos.map((photo, index) => (index === 0 || seesAll ? this.open(photo, index === 0) : this.locked(photo)));
  }

  private open({ id, key, placeholder, width, height }: MemberPhoto, main: boolean): ProfilePhoto {
    const image = main ? this.photos.mainImage(key, placeholder) : this.addresses.signedImage(key, placeholder);
    return { id, image, large: this.addresses.signed(key, 1280), blurred: null, locked: false, width, height };
  }

  private locked({ id, key, width, height }: MemberPhoto): ProfilePhoto {
    return { id, image: null, large: null, blurred: this.addresses.blurred(key), locked: true, width, height };
  }
}
