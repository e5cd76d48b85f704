import type { AddressInfo } from 'node:net';
import { Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { Clock } from '@rendezvous/server/clock';
import { Config } from '@rendezvous/server/config';
import { signature } from '../payment/signature.rules.js';
import { SIGNATURE_HEADER, webhookSecret } from './sandbox-event.js';
import { SandboxStore } from './sandbox.store.js';

const PATH = '/api/payments/sandbox/webhook';
const PATIENCE_MS = 4000;

/** Takes the bank's events to the shop, over HTTP like any bank. */
@Injectable()
export class CourierService {
  constructor(
    private readonly config: Config,
    private readonly clock: Clock,
    private readonly store: SandboxStore,
    private readonly host: HttpAdapterHost,
  ) {}

  /** Sends one event as often as planned, unless that happened already. Throws when the shop does not take it: then try again later. */
  async deliver(id: string): Promise<void> {
    const delivery = await this.store.waiting(id);
    if (delivery === null) return;
    for (let sent = 0; sent < delivery.times; sent += 1) await this.post(delivery.body);
    await this.store.delivered(id, this.clock.now());
  }

  private async post(body: string): Promise<void> {
    const response = await fetch(`${this.shop()}${PATH}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: signature(webhookSecret(this.config), new Date(), body) },
      body,
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (!response.ok) throw new Error(`The shop answered an event with ${response.status}`);
  }

  /** This process when it serves requests (its port may have been picked at the start), else the public address. */
  private shop(): string {
    const server = this.host.httpAdapter?.getHttpServer() as { address?: () => AddressInfo | string | null } | undefined;
    const address = server?.address?.() ?? null;
    if (address === null || typeof address === 'string') return this.config.publicUrl;
    const host = ['::', '0.0.0.0'].includes(address.address) ? '127.0.0.1' : address.address;
    return `http://${host.includes(':') ? `[${host}]` : host}:${address.port}`;
  }
}
