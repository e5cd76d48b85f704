import { StartRoom } from '../start/start-room';
import { Room } from '../room/room';

interface Props {
  /** `member`: the id is one of a member, to whom the first message is written. */
  readonly about: 'member' | undefined;
  readonly id: number;
  readonly partnerTyping: boolean;
}

/** A conversation, or the place where it begins. Both come together, so that one takes the place of the other at once. */
export const OpenPane = ({ about, id, partnerTyping }: Props) =>
  about === 'member' ? <StartRoom key={id} memberId={id} /> : <Room key={id} conversationId={id} partnerTyping={partnerTyping} />;
