import { Controller, StreamableFile } from '@nestjs/common';
import { askExport, fetchExport, readExport } from '@rendezvous/contracts/account/export';
import type { ReplyOf } from '@rendezvous/contracts/route';
import { Endpoint, Input, type InputOf, Member, Reply, type Viewer } from '@rendezvous/server/http';
import type { FastifyReply } from 'fastify';
import { Exports } from './exports.service.js';

@Controller()
export class ExportsController {
  constructor(private readonly exports: Exports) {}

  @Endpoint(readExport)
  read(@Member() { memberId }: Viewer): Promise<ReplyOf<typeof readExport>> {
    return this.exports.read(memberId);
  }

  @Endpoint(askExport)
  ask(@Member() { memberId }: Viewer): Promise<ReplyOf<typeof askExport>> {
    return this.exports.ask(memberId);
  }

  @Endpoint(fetchExport)
  async fetch(
    @Member() { memberId }: Viewer,
    @Input() { params }: InputOf<typeof fetchExport>,
    @Reply() reply: FastifyReply,
  ): Promise<StreamableFile> {
    const { stream, size, contentType } = await this.exports.open(memberId, params.exportId);
    reply.header('cache-control', 'private, no-store');
    return new StreamableFile(stream, { type: contentType, length: size, disposition: 'attachment; filename="my-data.zip"' });
  }
}
