import { Controller, Get, Param, StreamableFile } from '@nestjs/common';
import { Refusal, Reply } from '@rendezvous/server/http';
import type { FastifyReply } from 'fastify';
import { SponsoredPictures } from './sponsored-pictures.service.js';

/** Pictures of sponsored cards, for everybody, from our own address: the advertiser hears of nobody who looks. */
@Controller()
export class SponsoredPicturesController {
  constructor(private readonly pictures: SponsoredPictures) {}

  @Get('/media/cards/:file')
  async read(@Param('file') file: string, @Reply() reply: FastifyReply): Promise<StreamableFile> {
    const picture = await this.pictures.open(file);
    if (picture === null) throw new Refusal('request.not-found');
    reply.header('cache-control', 'public, max-age=31536000, immutable');
    return new StreamableFile(picture.stream, { type: picture.contentType, length: picture.size });
  }
}
