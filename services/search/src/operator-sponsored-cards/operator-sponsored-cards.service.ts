import { Injectable } from '@nestjs/common';
import type { InputOf, ReplyOf } from '@rendezvous/contracts/route';
import {
  type changeSponsoredCard,
  type createSponsoredCard,
  type listSponsoredCards,
  OPERATOR_CARDS_PAGE,
  type OperatorSponsoredCard,
} from '@rendezvous/contracts/search/operator-sponsored-cards';
import { Clock } from '@rendezvous/server/clock';
import { Database, type Tx } from '@rendezvous/server/database';
import { Refusal } from '@rendezvous/server/refusal';
import { addAuditEntry, dayOf, operatorActor, Sites } from '@rendezvous/site';
import { pictureName, SponsoredPictures } from '../sponsored-cards/sponsored-pictures.service.js';
import { type CardRow, OperatorSponsoredCardsStore, type Today } from './operator-sponsored-cards.store.js';

/** As the log of operators names where it was done. */
const PAGE = '/operator/search';

/** Sponsored cards as operators write, change and withdraw them. Each change leaves a line in their log. */
@Injectable()
export class OperatorSponsoredCards {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly sites: Sites,
    private readonly store: OperatorSponsoredCardsStore,
    private readonly pictures: SponsoredPictures,
  ) {}

  async list({ state, after }: InputOf<typeof listSponsoredCards>['query']): Promise<ReplyOf<typeof listSponsoredCards>> {
    const today = await this.today();
    const rows = await this.store.page(state, after ?? null, today);
    const sites = await this.sites.all();
    return {
      cards: rows.slice(0, OPERATOR_CARDS_PAGE).map((row) => this.told(row)),
      more: rows.length > OPERATOR_CARDS_PAGE,
      sites: sites.map(({ id, host, settings: { member_resell: shows, countries } }) => ({
        id,
        host,
        shows_cards: shows,
        today: today[id]!,
        countries: [...countries],
      })),
    };
  }

  async read(id: number): Promise<OperatorSponsoredCard> {
    const row = await this.store.find(id, await this.today());
    if (row === null) throw new Refusal('search.card-unknown');
    return this.told(row);
  }

  async create(
    { clientId, site_id: siteId, ...card }: InputOf<typeof createSponsoredCard>['body'],
    operatorId: number,
  ): Promise<OperatorSponsoredCard> {
    if ((await this.sites.find(siteId)) === null) throw Refusal.fields({ path: 'site_id', code: 'invalid-value' });
    const made = await this.database.transaction(async (tx) => {
      const id = await this.store.add(tx, siteId, clientId, card, this.clock.now());
      if (id !== null) await this.note(tx, operatorId, 'search.create-card', id, { site: siteId, kind: card.kind, link: card.link });
      return id;
    });
    // added now, or by the same page before
    return this.read(made ?? (await this.store.idOf(clientId))!);
  }

  async change(
    id: number,
    { version, ...card }: InputOf<typeof changeSponsoredCard>['body'],
    operatorId: number,
  ): Promise<OperatorSponsoredCard> {
    await this.database.transaction(async (tx) => {
      const before = await this.open(tx, id);
      if (before.version !== version) throw new Refusal('search.card-changed');
      await this.store.change(tx, id, card);
      await this.note(tx, operatorId, 'search.change-card', id, { kind: card.kind, link: card.link });
    });
    return this.read(id);
  }

  async givePicture(id: number, bytes: Uint8Array, operatorId: number): Promise<OperatorSponsoredCard> {
    await this.read(id);
    const key = await this.pictures.store(bytes);
    const before = await this.database.transaction(async (tx) => {
      const { picture_key: replaced } = await this.open(tx, id);
      await this.store.changePicture(tx, id, key);
      await this.note(tx, operatorId, 'search.picture-card', id, {});
      return replaced;
    });
    // what is left when this fails goes with the sweep
    if (before !== null) await this.pictures.remove(before).catch(() => undefined);
    return this.read(id);
  }

  async withdraw(id: number, operatorId: number): Promise<OperatorSponsoredCard> {
    await this.database.transaction(async (tx) => {
      const card = await this.store.lock(tx, id);
      if (card === null) throw new Refusal('search.card-unknown');
      if (card.withdrawn) return;
      await this.store.withdraw(tx, id, this.clock.now());
      await this.note(tx, operatorId, 'search.withdraw-card', id, {});
    });
    return this.read(id);
  }

  async switch(siteId: number, shown: boolean, operatorId: number): Promise<boolean> {
    if ((await this.sites.find(siteId)) === null) throw new Refusal('request.not-found');
    await this.sites.change(siteId, { member_resell: shown }, (tx) =>
      addAuditEntry(tx, {
        actor: operatorActor(operatorId, PAGE),
        action: 'search.switch-cards',
        subject: `site ${siteId}`,
        details: { shown },
        at: this.clock.now(),
      }),
    );
    return shown;
  }

  /** A card that may still be changed. */
  private async open(tx: Tx, id: number) {
    const card = await this.store.lock(tx, id);
    if (card === null) throw new Refusal('search.card-unknown');
    if (card.withdrawn) throw new Refusal('search.card-withdrawn');
    return card;
  }

  private async today(): Promise<Today> {
    const now = this.clock.now();
    return Object.fromEntries((await this.sites.all()).map(({ id, timeZone }) => [id, dayOf(now, timeZone)]));
  }

  private note(tx: Tx, operatorId: number, action: string, id: number, details: Readonly<Record<string, unknown>>): Promise<void> {
    return addAuditEntry(tx, { actor: operatorActor(operatorId, PAGE), action, subject: `card ${id}`, details, at: this.clock.now() });
  }

  private told({ site_id: siteId, picture_key: key, ...card }: CardRow): OperatorSponsoredCard {
    return { ...card, site: this.sites.ofId(siteId).host, image: key === null ? null : pictureName(key) };
  }
}
