import { answer, bodyOf, conversationOf, memberOf, pool, send, serve } from './raw.js';

// The raw twin of the hottest calls. It tells nobody of a message.
const USER = `select m.id, m.email, m.status, m.name, m.gender, m.sexuality, m.birth_date, m.country, m.region, m.city, m.notifications_disabled, m.joined_at,
  m.premium_since is not null as premium, m.fictional, m.language, m.operator, p.key, p.placeholder, coalesce(w.granted + w.bought, 0) as credits
  from account.members m left join account.photos p on p.id = m.main_photo_id left join billing.wallets w on w.member_id = m.id where m.id = $1`;

serve(async (request, response) => {
  const member = await memberOf(request);
  if (member === null) return answer(response, 403, {});
  if (request.url === '/api/user.php') {
    const { rows } = await pool.query({ name: 'user', text: USER, values: [member] });
    return answer(response, 200, { user: rows[0] });
  }
  const conversation = conversationOf(request);
  if (conversation === null) return answer(response, 404, {});
  const { status, reply } = await send(member, conversation, await bodyOf(request));
  return answer(response, status, reply);
});
