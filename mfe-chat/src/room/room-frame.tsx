import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { usePageTitle, useReport, useUser } from '@rendezvous/client';
import { useFictional } from '@rendezvous/client/fictional';
import type { MemberCard } from '@rendezvous/contracts/member';
import type { Person } from '../people/use-person';
import { Confirm } from './ending/confirm';
import { MaskIcon } from '@rendezvous/ui';
import styles from './room.module.css';
import { RoomHeader } from './header/room-header';
import { RoomMenu } from './header/room-menu';
import { useEnding } from './ending/use-ending';

interface Props {
  readonly person: Person;
  /** null for a member who left or hides. */
  readonly profile: MemberCard | null;
  /** null before the first message. */
  readonly conversationId: number | null;
  /** Where "back" leads on a phone. */
  readonly back: string;
  readonly children: ReactNode;
}

/** What is the same before and after the first message: whom one talks to, and the ways to end it. */
export const RoomFrame = ({ person, profile, conversationId, back, children }: Props) => {
  const intl = useIntl();
  const fictional = useFictional();
  const credits = useUser()?.credits ?? 0;
  const report = useReport();
  const ending = useEnding(conversationId, profile?.id ?? null);
  const label = intl.formatMessage({ id: 'chat.room.label' }, { name: person.name });
  usePageTitle(label);
  return (
    <section className={styles.room} aria-label={label}>
      <RoomHeader person={person} profile={profile} fictional={fictional} credits={credits} back={back}>
        <RoomMenu
          profileId={profile?.id ?? null}
          onReport={profile === null ? null : () => report({ memberId: profile.id, name: profile.name })}
          onBlock={profile === null ? null : () => ending.ask('block')}
          onRemove={conversationId === null ? null : () => ending.ask('remove')}
        />
      </RoomHeader>
      {/* before the first message the greeting says it */}
      {profile?.fictional && conversationId !== null ? (
        <p className={styles.fictional}>
          {fictional.icon ? <MaskIcon /> : null}
          {fictional.warning}
        </p>
      ) : null}
      {children}
      {ending.asked ? (
        <Confirm
          kind={ending.asked}
          name={person.name}
          busy={ending.busy}
          error={ending.error}
          onConfirm={ending.confirm}
          onCancel={ending.cancel}
        />
      ) : null}
    </section>
  );
};
