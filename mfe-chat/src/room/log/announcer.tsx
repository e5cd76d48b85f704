import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Message } from '@rendezvous/contracts/chat/messages';
import { VisuallyHidden } from '@rendezvous/ui';

interface Props {
  readonly messages: readonly Message[];
  readonly viewerId: number;
  readonly name: string;
}

/** Reads messages of the partner aloud as they come in. The log itself is silent: scrolling would make it talk. */
export const Announcer = ({ messages, viewerId, name }: Props) => {
  const newest = messages.at(-1);
  const [known, setKnown] = useState(newest?.seq ?? 0);
  const [arrived, setArrived] = useState<Message | null>(null);
  if (newest !== undefined && newest.seq > known) {
    setKnown(newest.seq);
    if (newest.senderId !== viewerId) setArrived(newest);
  }
  return (
    <output>
      <VisuallyHidden>{arrived ? <FormattedMessage id="chat.log.arrived" values={{ name, text: arrived.text }} /> : null}</VisuallyHidden>
    </output>
  );
};
