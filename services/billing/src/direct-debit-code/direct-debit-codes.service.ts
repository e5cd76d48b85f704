import { randomUUID } from 'node:crypto';
import { days } from '@rendezvous/contracts/kernel';
import type { Locale } from '@rendezvous/contracts/reference';
import { Injectable } from '@nestjs/common';
import { Clock } from '@rendezvous/server/clock';
import { Config } from '@rendezvous/server/config';
import { Database, type Tx } from '@rendezvous/server/database';
import { LimitSource, countedKeys } from '@rendezvous/server/http';
import { Limits } from '@rendezvous/server/limits';
import { Refusal } from '@rendezvous/server/refusal';
import { type Sms, type SmsOutcome, SmsSender, eraseSms } from '@rendezvous/server/sms';
import { type Site, SiteOrigins, Sites } from '@rendezvous/site';
import { codeText } from './code-texts.js';
import { codeHash, codeTimes, isSameCode, newCode, numberKey, RESEND_SECONDS } from './direct-debit-code.rules.js';
import { DirectDebitCodeStore } from './direct-debit-code.store.js';

/** Whom a code is sent to. */
export interface CodeRecipient {
  readonly orderId: number;
  readonly memberId: number;
  /** In E.164, `+31612345678`. */
  readonly mobile: string;
  /** Key of the network that asks (`Caller.network`): for counting, never stored with a person. */
  readonly network: string;
  readonly locale: Locale;
}

/** Who signs an order, and the number that its code went to. */
type CodeSigner = Pick<CodeRecipient, 'orderId' | 'memberId' | 'mobile'>;

/** How the code of an order stands, while it counts. */
export interface CodeStanding {
  /** The number it went to. */
  readonly mobile: string;
  readonly expiresAt: Date;
  /** From when another may be sent. */
  readonly resendAt: Date;
  readonly triesLeft: number;
}

/** How long it is known what was sent where. */
const KEPT_MS = days(1);

/** Codes by SMS that prove who signs a mandate: six digits, for as long and as many tries as the site says that sells. Always called outside a transaction, but for `forget`. */
@Injectable()
export class DirectDebitCodes {
  constructor(
    private readonly config: Config,
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly sites: Sites,
    private readonly origins: SiteOrigins,
    private readonly limits: Limits,
    private readonly numbers: LimitSource,
    private readonly store: DirectDebitCodeStore,
    private readonly sender: SmsSender,
  ) {}

  /**
   * Sends a code, which takes the place of the one before; nothing while that one counts and may not be followed yet. Refuses with
   * `billing.direct-debit-code-wait` a number to which the member had one sent less than a minute ago, whatever it was for, with
   * `billing.direct-debit-code-limit` what member, network or number have had too often, and with `billing.direct-debit-code-unsent` what could not
   * be sent.
   */
  async send(recipient: CodeRecipient): Promise<void> {
    const { orderId, mobile, locale } = recipient;
    const now = this.clock.now();
    const { site, amount, currency } = await this.saleOf(orderId);
    const { direct_debit_code_tries: tries, direct_debit_code_minutes: minutes } = site.settings;
    const before = await this.store.find(orderId, tries, now);
    if (before?.mobile === mobile && before.resendAt > now) return;
    await this.wait(recipient, tries);
    await this.count(recipient, site);
    const code = newCode();
    const hash = codeHash(this.config.secretKey, { orderId, mobile, code });
    // Kept before it is sent: whoever gets it can use it, whatever happens here.
    if (!(await this.store.put({ orderId, mobile, codeHash: hash, ...codeTimes(now, site.settings) }, tries))) return;
    const host = new URL(this.origins.ofSite(site)).hostname;
    const text = codeText(locale, { code, seller: site.settings.name, host, amount, currency, minutes });
    const outcome = await this.handOver({ to: mobile, locale, text, key: randomUUID(), kind: 'direct-debit-code' });
    if (outcome === 'ok') return;
    await this.limits.reset(this.waitKey(recipient));
    await (outcome === 'unknown' ? this.store.allowResend(orderId, hash) : this.store.takeBack(orderId, hash));
    throw new Refusal('billing.direct-debit-code-unsent');
  }

  /** null while no code counts: none was sent, it is too old, or was tried too often. */
  async find(orderId: number): Promise<CodeStanding | null> {
    const allowed = await this.triesOf(orderId);
    const code = await this.store.find(orderId, allowed, this.clock.now());
    if (code === null) return null;
    const { mobile, expiresAt, resendAt, tries } = code;
    return { mobile, expiresAt, resendAt, triesLeft: allowed - tries };
  }

  /**
   * Counts the try before it looks; refuses with `billing.direct-debit-code` unless this code was sent for this order to this number and counts. What is
   * signed by it takes it away with `forget` in its own transaction: so it is used once, and not lost when signing fails. Who knows a code has the phone at
   * hand, and waits for no other one.
   */
  async check(signer: CodeSigner, code: string): Promise<void> {
    const { orderId, mobile } = signer;
    const kept = await this.store.countTry(orderId, mobile, await this.triesOf(orderId), this.clock.now());
    const given = codeHash(this.config.secretKey, { orderId, mobile, code });
    if (kept === null || !isSameCode(kept, given)) throw new Refusal('billing.direct-debit-code');
    await this.limits.reset(this.waitKey(signer));
  }

  /** Forgets the code of an order that is signed, given up, or gets another account. One that gets another number needs no more than `send`. */
  forget(tx: Tx, orderId: number): Promise<void> {
    return this.store.remove(tx, orderId);
  }

  /** Forgets all codes of a member, and the messages that the mailbox shows. */
  async eraseOf(tx: Tx, memberId: number): Promise<void> {
    await eraseSms(tx, await this.store.removeOf(tx, memberId), this.clock.now());
  }

  /** Forgets what was sent a day ago. */
  async removeOld(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - KEPT_MS);
    await this.database.transaction(async (tx) => eraseSms(tx, await this.store.removeSentBefore(tx, before), before));
  }

  private async saleOf(orderId: number): Promise<{ readonly site: Site; readonly amount: number; readonly currency: string }> {
    const { siteId, total: amount, currency } = await this.store.sale(orderId);
    return { site: this.sites.ofId(siteId), amount, currency };
  }

  private async triesOf(orderId: number): Promise<number> {
    return (await this.saleOf(orderId)).site.settings.direct_debit_code_tries;
  }

  /** By itself, not with the code: that is forgotten with each change of the account, and taken by each other number. */
  private async wait(recipient: CodeRecipient, tries: number): Promise<void> {
    // who tried one too often has none that counts
    if (await this.store.isTriedTooOften(recipient, tries)) await this.limits.reset(this.waitKey(recipient));
    const { allowed, retryAfter } = await this.limits.take(this.waitKey(recipient), { max: 1, seconds: RESEND_SECONDS });
    if (!allowed) throw new Refusal('billing.direct-debit-code-wait', undefined, { retryAfter });
  }

  private waitKey({ memberId, mobile }: Pick<CodeRecipient, 'memberId' | 'mobile'>): string {
    return `billing.direct-debit-code-wait ${memberId}:${numberKey(this.config.secretKey, mobile)}`;
  }

  /** A message costs money and rings somewhere: also the number counts, whoever names it. */
  private async count(recipient: CodeRecipient, { host }: Site): Promise<void> {
    const { memberId, network, mobile } = recipient;
    const limit = await this.numbers.limitOf('direct_debit_code', host);
    const { max, seconds } = { max: limit.member, seconds: limit.seconds };
    const keys = [
      ...countedKeys(limit, { memberId, network }),
      { key: `number:${numberKey(this.config.secretKey, mobile)}`, max, seconds },
    ];
    const { allowed, retryAfter } = await this.limits.takeAll(
      keys.map((counted) => ({ ...counted, key: `billing.direct-debit-code ${counted.key}` })),
    );
    if (allowed) return;
    await this.limits.reset(this.waitKey(recipient));
    throw new Refusal('billing.direct-debit-code-limit', undefined, { retryAfter });
  }

  /** Once more when nobody knows what became of it: by its key it is the same message. */
  private async handOver(sms: Sms): Promise<SmsOutcome> {
    const outcome = await this.sender.send(sms);
    return outcome === 'unknown' ? this.sender.send(sms) : outcome;
  }
}
