import { Controller, Get, Param, StreamableFile } from '@nestjs/common';
import { Refusal, Reply } from '@rendezvous/server/http';
import type { FastifyReply } from 'fastify';
import { SocialCards } from './social-cards.service.js';
import { LanderImages } from './lander-images.service.js';

/** Pictures of landers, for everybody; a key is made from the picture, so an address may be kept for ever. */
@Controller()
export class LanderImagesController {
  constructor(
    private readonly images: LanderImages,
    private readonly cards: SocialCards,
  ) {}

  @Get('/media/l/:key/:file')
  async read(@Param('key') key: string, @Param('file') file: string, @Reply() reply: FastifyReply): Promise<StreamableFile> {
    const image = (await this.images.open(key, file)) ?? (await this.cards.open(key, file));
    if (image === null) throw new Refusal('request.not-found');
    reply.header('cache-control', 'public, max-age=31536000, immutable');
    return new StreamableFile(image.stream, { type: image.contentType, length: image.size });
  }
}
