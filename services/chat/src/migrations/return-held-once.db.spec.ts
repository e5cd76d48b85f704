import { migrate } from '@rendezvous/server/database';
import { testDatabase } from '@rendezvous/server/testing';
import { chatData } from '../testing/index.js';

/** Two conversations as the version before wrote them, one of them with an unconfirmed starter; of three messages the second is a paid answer. */
const SENT_BEFORE = `with people as (
         insert into account.members (email, name, password_hash, status, gender, sexuality, birth_date, country, joined_at, last_active_at)
         select n || '@given.test', 'M' || n, 'none', 'not_confirmed', 'female', 'bi', '1990-01-01', 'NL', now(), now() from generate_series(1, 4) n returning id
       ), talks as (
         insert into chat.conversations (member_a, member_b, started_by, held, last_seq, last_at)
         select min(id), max(id), min(id), true, 3, now() from people union all select min(id) + 1, max(id) - 1, min(id) + 1, false, 3, now() from people
         returning id, member_a, member_b
       )
       insert into chat.messages (conversation_id, seq, client_id, sender_id, body, cost, sent_at)
       select id, seq, gen_random_uuid(), case seq when 1 then member_a else member_b end, 'Hello', case seq when 3 then 0 else 1 end, now()
       from talks, generate_series(1, 3) seq`;

const RETURNABLE = 'select c.held, m.seq from chat.messages m join chat.conversations c on c.id = m.conversation_id where m.returnable';

test('of what was sent before, the paid answers to unconfirmed starters may still give their credits back', async () => {
  const data = await testDatabase({
    ...chatData,
    migrations: chatData.migrations.filter(({ name }) => !name.startsWith('Return')),
  });
  try {
    await data.database.change(SENT_BEFORE);
    await migrate(data.url, chatData.migrations);
    expect(await data.database.read(RETURNABLE)).toEqual([{ held: true, seq: 2 }]);
  } finally {
    await data.close();
  }
});

test('what processes of the version before go on sending beside this one may give its credits back, too', async () => {
  const data = await testDatabase(chatData);
  try {
    await data.database.change(SENT_BEFORE);
    expect(await data.database.read(RETURNABLE)).toEqual([{ held: true, seq: 2 }]);
  } finally {
    await data.close();
  }
});
