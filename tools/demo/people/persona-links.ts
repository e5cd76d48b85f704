import { Random } from '@rendezvous/portraits/random';
import { momentBetween, type Circle } from './circle.js';
import { chatBetween, timed } from './conversation.js';
import type { DemoConversation, DemoSketch } from './person.js';
import { personaAt, PERSONA_COUNT, PERSONA_KINDS, personaIndex, type PersonaKind } from './personas.js';
import { TALKS, type Talk } from './persona-talks.js';
import { listed } from './suitability.js';
import type { Line } from './texts/texts.js';

interface Wanted {
  /** Likes that wait for an answer, and how many of them the persona has not seen. */
  readonly received: number;
  readonly fresh: number;
  readonly sent: number;
  readonly matches: number;
  /** Conversations beyond the written ones, begun by the others. */
  readonly chats: number;
}

const WANTED: Record<PersonaKind, Wanted> = {
  free: { received: 11, fresh: 4, sent: 7, matches: 5, chats: 3 },
  premium: { received: 18, fresh: 6, sent: 12, matches: 9, chats: 6 },
  broke: { received: 9, fresh: 3, sent: 6, matches: 5, chats: 4 },
  unconfirmed: { received: 0, fresh: 0, sent: 6, matches: 0, chats: 0 },
  hidden: { received: 0, fresh: 0, sent: 5, matches: 4, chats: 1 },
  operator: { received: 0, fresh: 0, sent: 0, matches: 0, chats: 0 },
  operator2: { received: 0, fresh: 0, sent: 0, matches: 0, chats: 0 },
};

const readTalk = ({ startedBy, lines }: Talk): Line[] =>
  lines.map((line) => {
    const own = line.startsWith('> ');
    return { by: own === (startedBy === 'persona') ? 0 : 1, text: own ? line.slice(2) : line };
  });

/** A written conversation, its unread tail younger than the persona's last visit and the rest older. */
const written = (random: Random, persona: DemoSketch, partner: DemoSketch, talk: Talk): DemoConversation => {
  const [starter, other] = talk.startedBy === 'persona' ? [persona, partner] : [partner, persona];
  const conversation = timed(random, starter, other, readTalk(talk));
  const edge = conversation.messages.length - talk.unread;
  const since = persona.activeMinutesAgo;
  const messages = conversation.messages.map((message, index) => ({
    ...message,
    minutesAgo:
      index < edge
        ? Math.max(message.minutesAgo, since + (edge - index) * 6)
        : Math.round(since * 0.6 + (conversation.messages.length - index) * 3),
  }));
  const own = messages.findLastIndex(({ from }) => from === persona.index) + 1;
  const read = { persona: Math.max(own, edge), partner: messages.length };
  return {
    ...conversation,
    messages,
    readByStarter: starter === persona ? read.persona : read.partner,
    readByPartner: starter === persona ? read.partner : read.persona,
  };
};

/** People for a persona, each used once: those who were here lately first, then by chance among the nearest. */
const company = (circle: Circle, random: Random, persona: DemoSketch): { lively: DemoSketch[]; others: DemoSketch[] } => {
  const near = circle
    .suitable(persona)
    .filter((other) => other.index >= PERSONA_COUNT && listed(other) && other.language === persona.language)
    .slice(0, 90);
  const lively = near.filter(
    ({ activeMinutesAgo, joinedMinutesAgo }) => activeMinutesAgo < persona.activeMinutesAgo * 0.6 && joinedMinutesAgo > 2880,
  );
  return { lively: random.shuffled(lively), others: random.shuffled(near.filter((other) => !lively.includes(other))) };
};

/** Hands out the people for a persona, each once. */
const companyOf = (
  circle: Circle,
  random: Random,
  persona: DemoSketch,
): ((times: number, fresh: boolean, act: (partner: DemoSketch) => void) => void) => {
  const { lively, others } = company(circle, random, persona);
  const next = (fresh: boolean): DemoSketch | undefined => (fresh ? (lively.pop() ?? others.pop()) : (others.pop() ?? lively.pop()));
  return (times, fresh, act) => {
    for (let step = 0; step < times; step++) {
      const partner = next(fresh);
      if (!partner) return;
      circle.meet(persona, partner);
      act(partner);
    }
  };
};

const linkPersona = (circle: Circle, seed: number, kind: PersonaKind): void => {
  const persona = personaAt(personaIndex(kind));
  if (!persona) return;
  const random = Random.of(seed, 'persona', kind);
  const withSomebody = companyOf(circle, random, persona);
  const { received, fresh, sent, matches, chats } = WANTED[kind];
  const liked = (partner: DemoSketch): void => circle.like(persona, partner, momentBetween(random, persona, partner));
  const likedBack = (partner: DemoSketch): void => {
    liked(partner);
    circle.like(partner, persona, Math.max(momentBetween(random, partner, persona), persona.activeMinutesAgo + 30), true);
  };
  for (const talk of TALKS[kind]) {
    const tell = (partner: DemoSketch): void => {
      circle.converse(written(random, persona, partner, talk));
      if (!persona.unconfirmed) likedBack(partner);
    };
    const other = talk.with && personaAt(personaIndex(talk.with));
    if (other) {
      circle.meet(persona, other);
      tell(other);
    } else withSomebody(1, talk.unread > 0, tell);
  }
  withSomebody(chats, false, (partner) => {
    // Nobody finds an invisible persona: the first word is theirs.
    if (persona.invisible) liked(partner);
    circle.converse(persona.invisible ? chatBetween(seed, persona, partner) : chatBetween(seed, partner, persona));
  });
  withSomebody(Math.max(0, matches - TALKS[kind].length), false, likedBack);
  withSomebody(fresh, true, (partner) => circle.like(partner, persona, persona.activeMinutesAgo * random.between(0.1, 0.9), false));
  withSomebody(received - fresh, false, (partner) =>
    circle.like(partner, persona, momentBetween(random, partner, persona) + persona.activeMinutesAgo, true),
  );
  withSomebody(sent, false, liked);
};

/** Fills the personas' pages: likes to answer, likes sent, matches and conversations, some of them new. */
export const linkPersonas = (circle: Circle, seed: number): void => PERSONA_KINDS.forEach((kind) => linkPersona(circle, seed, kind));
