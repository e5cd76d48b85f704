import { answer, bodyOf, conversationOf, memberOf, pool, send, serve } from './raw.js';

// The raw twin of the hottest calls. It tells nobody of a message.
const USER = `select m.id, m.email, m.status, m.name, m.gender, m.sexuality, m.birth_date, m.country, m.region, m.city, m.notifications_disabled, m.joined_at,
  m.premium_since is not null as premium, m.fictional, m.language, m.operator, p.key, p.placeholder, coalesce(w.granted + w.bought, 0) as credits
  from account.members m left join account.photos p on p.id = m.main_photo_id left join billing.wallets w on w.member_id = m.id where m.id = $1`;

/** Of a profile page: what decides whether it opens, who looks and what is shown, and the photos. */
const MAY_SEE = `select m.status, m.moderated, m.invisible, m.privacy, m.paused_at, m.matching_withdrawn_at,
    exists (select from account.blocks where blocker_id = $1 and blocked_id = m.id) as blocked,
    exists (select from account.blocks where blocker_id = m.id and blocked_id = $1) as blocked_by,
    theirs.liked, theirs.wrote, theirs.conversation, mine.liked as liked_back
  from account.members m
  left join account.reach theirs on theirs.owner_id = m.id and theirs.viewer_id = $1
  left join account.reach mine on mine.owner_id = $1 and mine.viewer_id = m.id where m.id = $2`;
const PROFILE = `select m.id, m.name, m.birth_date, m.gender, m.sexuality, m.country, m.region, m.city, m.fictional, m.last_active_at, m.left_at, m.joined_at,
    m.agreed_fields, m.match_fields, m.about, m.relationship_status, m.hair_color, m.eye_color, m.body_type, m.tattoos, m.interests, m.seeking, m.height,
    m.spoken_languages, m.children, m.smoking, m.work,
    exists (select from chat.likes where from_id = $1 and to_id = m.id) as liked, exists (select from chat.likes where from_id = m.id and to_id = $1) as liked_me,
    (select id from chat.conversations c where c.member_a = least($1, m.id) and c.member_b = greatest($1, m.id) and c.state <> 'blocked') as conversation_id,
    own.interests as own_interests, own.premium_since is not null as all_photos
  from account.members m join account.members own on own.id = $1 where m.id = $2`;
const PHOTOS = 'select id, key, placeholder, width, height, alt from account.photos where member_id = $1 order by position';

serve(async (request, response) => {
  const member = await memberOf(request);
  if (member === null) return answer(response, 403, {});
  if (request.url === '/api/user.php') {
    const { rows } = await pool.query({ name: 'user', text: USER, values: [member] });
    return answer(response, 200, { user: rows[0] });
  }
  const shown = Number(/^\/api\/members\/(\d+)$/.exec(request.url ?? '')?.[1]);
  if (shown > 0) {
    const { rows: facts } = await pool.query({ name: 'may-see', text: MAY_SEE, values: [member, shown] });
    if (facts[0]?.status !== 'activated') return answer(response, 404, {});
    const { rows: profiles } = await pool.query({ name: 'profile', text: PROFILE, values: [member, shown] });
    const { rows: photos } = await pool.query({ name: 'photos', text: PHOTOS, values: [shown] });
    return answer(response, 200, { ...profiles[0], photos });
  }
  const conversation = conversationOf(request);
  if (conversation === null) return answer(response, 404, {});
  const { status, reply } = await send(member, conversation, await bodyOf(request));
  return answer(response, status, reply);
});
