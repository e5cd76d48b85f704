import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { useRefusalSentence } from '@rendezvous/client';
import { OBJECTION_PATH } from '@rendezvous/contracts/account/objection';
import { Button, ClockIcon, LinkButton, Notice } from '@rendezvous/ui';
import { chatApi } from '../chat.api';
import type { KeptBack } from './use-kept-back';

/** Where what keeps somebody back is ended; a break ends where it is told. */
const WAYS_BACK = { moderated: OBJECTION_PATH, 'age-needed': '/age' } as const satisfies Partial<Record<KeptBack, string>>;

interface Props {
  readonly by: KeptBack;
  /** What it means here. */
  readonly children: ReactNode;
  /** The way back is taken to another page. */
  readonly onLeave?: (() => void) | undefined;
}

/** Said to a member who likes nobody and writes to nobody for now, with the way back. */
export const KeptBackNotice = ({ by, children, onLeave }: Props) => {
  const sentence = useRefusalSentence();
  const [endBreak, { isLoading, error }] = chatApi.useChatEndPauseMutation();
  const wayBack = <FormattedMessage id={`chat.kept-back.${by}`} />;
  return (
    <Notice
      tone="warn"
      icon={by === 'on-break' ? <ClockIcon /> : undefined}
      role="status"
      action={
        by === 'on-break' ? (
          <Button busy={isLoading} onClick={() => void endBreak()}>
            {wayBack}
          </Button>
        ) : (
          <LinkButton render={<Link to={WAYS_BACK[by]} onClick={onLeave} />}>{wayBack}</LinkButton>
        )
      }
    >
      {error ? sentence(error) : children}
    </Notice>
  );
};
