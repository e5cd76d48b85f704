import { join } from 'node:path';
import { startPostgres } from '@rendezvous/server/postgres';
import { Client } from 'pg';

/** What is known of payments when a process has just been killed. */
export interface Standing {
  /** The bank has taken the money, and the order is not completed. */
  readonly charged: number;
  /** Of these: an event of it is kept already. */
  readonly told: number;
  readonly completed: number;
}

/** What is wrong with the books, by its name; all are 0 when nothing was lost and nothing came twice. */
export type Faults = Readonly<Record<string, number>>;

const STANDING = `
  select count(*) filter (where b.status = 'captured' and o.completed_at is null)::integer as charged,
    count(*) filter (where b.status = 'captured' and o.completed_at is null and exists (
      select from billing.webhook_events e where e.reference = p.reference))::integer as told,
    count(*) filter (where o.completed_at is not null)::integer as completed
  from billing.orders o join billing.payments p on p.order_id = o.id left join billing.sandbox_payments b on b.id = p.id`;

const FAULTS = `
  with captured as (
    select b.id, b.credits, o.id as order_id, o.member_id, o.state, o.credits as sold, o.completed_at, o.company_id, o.invoice_year, o.invoice_number,
      (select count(*) from billing.entries e where e.kind = 'purchase' and e.lot = o.id and e.member_id = o.member_id and e.bought = o.credits) as entries,
      (select count(*) from notify.deliveries d where d.kind = 'receipt' and d.subject_id = o.id) as receipts
    from billing.sandbox_payments b left join billing.payments p on p.id = b.id left join billing.orders o on o.id = p.order_id
    where b.status = 'captured')
  select (select count(*) from captured where order_id is null or completed_at is null)::integer as "captured, and no completed order",
    (select count(*) from captured where entries <> 1)::integer as "captured, and not one purchase in the ledger",
    (select count(*) from captured where invoice_number is null)::integer as "captured, and no receipt number",
    (select count(*) from captured where receipts <> 1)::integer as "captured, and not one receipt",
    (select count(*) from billing.orders o where o.completed_at is not null and not exists (select from captured where order_id = o.id))::integer
      as "completed, and never captured",
    (select count(*) from billing.entries e where e.kind = 'purchase' and not exists (select from captured where order_id = e.lot))::integer
      as "bought credits that nobody paid",
    (select count(*) - count(distinct (company_id, invoice_year, invoice_number)) from captured)::integer as "receipt numbers twice",
    ((select coalesce(sum(last), 0) from billing.document_numbers where kind = 'invoice') - (select count(invoice_number) from captured))::integer as "receipt numbers missing",
    (select abs(coalesce(sum(sold), 0) - (select coalesce(sum(bought), 0) from billing.entries where kind = 'purchase')) from captured)::integer
      as "credits off",
    (select count(*) from graphile_worker.jobs where attempts >= max_attempts)::integer as "jobs given up"`;

/** The books of a product as they lie in its database, whether it runs or not. */
export class Books {
  private constructor(
    private readonly client: Client,
    private readonly server: Awaited<ReturnType<typeof startPostgres>>,
  ) {}

  /** Joins the database server that a product started on its folder: it outlives that process. */
  static async open(folder: string): Promise<Books> {
    const server = await startPostgres({ dataDir: join(folder, 'postgres'), durable: true });
    const client = new Client({ connectionString: server.url });
    await client.connect();
    return new Books(client, server);
  }

  async standing(): Promise<Standing> {
    const { rows } = await this.client.query<Standing>(STANDING);
    return rows[0]!;
  }

  async faults(): Promise<Faults> {
    const { rows } = await this.client.query<Faults>(FAULTS);
    return rows[0]!;
  }

  async makeOperator(memberId: number): Promise<void> {
    await this.client.query('update account.members set operator = true where id = $1', [memberId]);
  }

  async close(): Promise<void> {
    await this.client.end();
    await this.server.stop();
  }
}
