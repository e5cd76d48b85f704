import { Controller } from '@nestjs/common';
import type { ReplyOf } from '@rendezvous/contracts/route';
import {
  changeSponsoredCard,
  createSponsoredCard,
  listSponsoredCards,
  type OperatorSponsoredCard,
  readSponsoredCard,
  SPONSORED_PICTURE_BYTES_MAX,
  switchSponsoredCards,
  uploadSponsoredPicture,
  withdrawSponsoredCard,
} from '@rendezvous/contracts/search/operator-sponsored-cards';
import { Endpoint, Files, Input, type InputOf, Member, Refusal, Upload, type UploadedFile, type Viewer } from '@rendezvous/server/http';
import { OperatorSponsoredCards } from './operator-sponsored-cards.service.js';

/** Sponsored cards, for operators. */
@Controller()
export class OperatorSponsoredCardsController {
  constructor(private readonly cards: OperatorSponsoredCards) {}

  @Endpoint(listSponsoredCards)
  list(@Input() { query }: InputOf<typeof listSponsoredCards>): Promise<ReplyOf<typeof listSponsoredCards>> {
    return this.cards.list(query);
  }

  @Endpoint(readSponsoredCard)
  read(@Input() { params }: InputOf<typeof readSponsoredCard>): Promise<OperatorSponsoredCard> {
    return this.cards.read(params.cardId);
  }

  @Endpoint(createSponsoredCard)
  create(@Member() { memberId }: Viewer, @Input() { body }: InputOf<typeof createSponsoredCard>): Promise<OperatorSponsoredCard> {
    return this.cards.create(body, memberId);
  }

  @Endpoint(changeSponsoredCard)
  change(@Member() { memberId }: Viewer, @Input() { params, body }: InputOf<typeof changeSponsoredCard>): Promise<OperatorSponsoredCard> {
    return this.cards.change(params.cardId, body, memberId);
  }

  @Endpoint(uploadSponsoredPicture)
  @Upload({ maxBytes: SPONSORED_PICTURE_BYTES_MAX, tooLarge: 'search.picture-too-large' })
  givePicture(
    @Member() { memberId }: Viewer,
    @Input() { params }: InputOf<typeof uploadSponsoredPicture>,
    @Files() [file]: readonly UploadedFile[],
  ): Promise<OperatorSponsoredCard> {
    if (file === undefined) throw new Refusal('search.picture-unreadable');
    return this.cards.givePicture(params.cardId, file.bytes, memberId);
  }

  @Endpoint(withdrawSponsoredCard)
  withdraw(@Member() { memberId }: Viewer, @Input() { params }: InputOf<typeof withdrawSponsoredCard>): Promise<OperatorSponsoredCard> {
    return this.cards.withdraw(params.cardId, memberId);
  }

  @Endpoint(switchSponsoredCards)
  async switch(
    @Member() { memberId }: Viewer,
    @Input() { params, body }: InputOf<typeof switchSponsoredCards>,
  ): Promise<ReplyOf<typeof switchSponsoredCards>> {
    return { shows_cards: await this.cards.switch(params.siteId, body.shows_cards, memberId) };
  }
}
