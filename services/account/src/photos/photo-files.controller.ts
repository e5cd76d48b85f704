import { Controller, Get, StreamableFile } from '@nestjs/common';
import { Refusal, Reply, Request } from '@rendezvous/server/http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PhotoFiles } from './photo-files.service.js';

const PREFIX = '/media/';

/** Photos of members, where the site has no other `cdn_prefix`; a content delivery network in front fetches from here. */
@Controller()
export class PhotoFilesController {
  constructor(private readonly files: PhotoFiles) {}

  @Get([`${PREFIX}m/:key/:file`, `${PREFIX}s/:key/:file`])
  async read(@Request() request: FastifyRequest, @Reply() reply: FastifyReply): Promise<StreamableFile> {
    const photo = await this.files.open(request.url.slice(PREFIX.length));
    if (photo === null) throw new Refusal('request.not-found');
    reply.header('cache-control', photo.cacheControl);
    return new StreamableFile(photo.stream, { type: photo.contentType, length: photo.size });
  }
}
