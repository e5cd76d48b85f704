import { fetchCreditNote, fetchReceipt, fetchReversal } from '@rendezvous/contracts/billing/statement';
import { Controller, StreamableFile } from '@nestjs/common';
import { Endpoint, Input, type InputOf, Member, Reply, type Viewer } from '@rendezvous/server/http';
import type { FastifyReply } from 'fastify';
import { Documents, type Paper } from './documents.service.js';

@Controller()
export class DocumentController {
  constructor(private readonly documents: Documents) {}

  @Endpoint(fetchReceipt)
  async receipt(
    @Input() { params, query }: InputOf<typeof fetchReceipt>,
    @Member() { memberId }: Viewer,
    @Reply() reply: FastifyReply,
  ): Promise<StreamableFile> {
    return file(reply, await this.documents.receipt(memberId, params.orderId, query.language), 'receipt');
  }

  @Endpoint(fetchCreditNote)
  async creditNote(
    @Input() { params, query }: InputOf<typeof fetchCreditNote>,
    @Member() { memberId }: Viewer,
    @Reply() reply: FastifyReply,
  ): Promise<StreamableFile> {
    return file(reply, await this.documents.creditNote(memberId, params.refundId, query.language), 'credit-note');
  }

  @Endpoint(fetchReversal)
  async reversal(
    @Input() { params, query }: InputOf<typeof fetchReversal>,
    @Member() { memberId }: Viewer,
    @Reply() reply: FastifyReply,
  ): Promise<StreamableFile> {
    return file(reply, await this.documents.reversal(memberId, params.refundId, query.language), 'reversal');
  }
}

/** Named by what it is and its number, as it says itself. */
const file = (reply: FastifyReply, { number, document }: Paper, kind: string): StreamableFile => {
  reply.header('cache-control', 'private, no-store');
  return new StreamableFile(document as never, { type: 'application/pdf', disposition: `inline; filename="${kind}-${number}.pdf"` });
};
