import { useIntl } from 'react-intl';
import type { MemberCard } from '@rendezvous/contracts/member';
import { imageUrl } from '@rendezvous/client';

/** How a member is named and drawn everywhere in these screens. */
export interface Person {
  /** For texts: the name, or what stands for somebody who left or hides. */
  readonly name: string;
  /** "Inès, 36". */
  readonly nameAndAge: string;
  readonly thumb: string | null;
  readonly initials: string | undefined;
  /** "Online now", or null. */
  readonly online: string | null;
}

const initialOf = (name: string): string | undefined => [...name][0]?.toUpperCase();

/** @param gone true for a deleted member, false for one who hides. @param paused the name of one who takes a break */
export const usePerson = (): ((profile: MemberCard | null, gone?: boolean, paused?: string | null) => Person) => {
  const intl = useIntl();
  return (profile, gone = true, paused = null) => {
    if (profile === null) {
      const name = paused ?? intl.formatMessage({ id: gone ? 'chat.person.deleted' : 'chat.person.hidden' });
      return { name, nameAndAge: name, thumb: null, initials: paused === null ? undefined : initialOf(name), online: null };
    }
    return {
      name: profile.name,
      nameAndAge: intl.formatMessage({ id: 'chat.person.name-age' }, { name: profile.name, age: profile.age }),
      thumb: profile.main_image ? imageUrl(profile.main_image.thumb_filename) : null,
      initials: initialOf(profile.name),
      online: profile.online ? intl.formatMessage({ id: 'chat.person.online' }) : null,
    };
  };
};
