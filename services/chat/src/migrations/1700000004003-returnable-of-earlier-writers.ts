import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Processes of the version before go on sending while this one starts beside them, and leave `returnable` out: the database then says itself
 * whether the credits may go back. Writers of today say it, and pay nothing for this. It can go once no such process runs any more.
 */
export class ReturnableOfEarlierWriters1700000004003 implements MigrationInterface {
  async up(run: QueryRunner): Promise<void> {
    await run.query('alter table chat.messages alter column returnable drop default');
    await run.query(`
      create function chat.say_returnable() returns trigger language plpgsql as $$
      begin
        new.returnable := new.cost > 0 and exists (
          select from chat.conversations where id = new.conversation_id and held and started_by <> new.sender_id);
        return new;
      end $$`);
    await run.query(`
      create trigger say_returnable before insert on chat.messages
      for each row when (new.returnable is null) execute function chat.say_returnable()`);
    // What went back before goes back once more, as far as its key in the ledger: that is, not at all.
    await run.query(
      `update chat.messages m set returnable = true from chat.conversations c
       where c.held and m.conversation_id = c.id and m.sender_id <> c.started_by and m.cost > 0 and not m.returnable`,
    );
  }

  async down(run: QueryRunner): Promise<void> {
    await run.query('drop trigger say_returnable on chat.messages');
    await run.query('drop function chat.say_returnable()');
    await run.query('alter table chat.messages alter column returnable set default false');
  }
}
