import type { ReactNode } from 'react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router-dom';
import type { MemberCard } from '@rendezvous/contracts/member';
import { Avatar, ChevronLeftIcon, Chip, CoinIcon, FictionalTag, type FictionalWords, IconLink } from '@rendezvous/ui';
import type { Person } from '../../people/use-person';
import styles from './room-header.module.css';

interface Props {
  readonly person: Person;
  readonly profile: MemberCard | null;
  readonly fictional: FictionalWords;
  readonly credits: number;
  /** Where "back" leads on a phone. */
  readonly back: string;
  /** The menu. */
  readonly children?: ReactNode;
}

/** Who one is talking to, and the credits that are left. */
export const RoomHeader = ({ person, profile, fictional, credits, back, children }: Props) => {
  const intl = useIntl();
  const { pathname } = useLocation();
  const name = <h1 className={styles.name}>{person.nameAndAge}</h1>;
  const who = (
    <>
      <Avatar src={person.thumb} alt="" initials={person.initials} onlineLabel={person.online} />
      <span className={styles.words}>
        {name}
        <Line person={person} profile={profile} fictional={fictional} />
      </span>
    </>
  );
  return (
    <header className={styles.head}>
      <IconLink
        label={intl.formatMessage({ id: 'chat.room.back' })}
        icon={<ChevronLeftIcon />}
        render={<Link to={back} />}
        className={styles.back}
      />
      {profile ? (
        <Link to={`/members/${profile.id}`} className={styles.who}>
          {who}
        </Link>
      ) : (
        <div className={styles.who}>{who}</div>
      )}
      <Chip render={<Link to={`/credits?next=${encodeURIComponent(pathname)}`} />} icon={<CoinIcon />} className={styles.credits}>
        <FormattedNumber value={credits} />
        <span className={styles.word}>
          {' '}
          <FormattedMessage id="chat.room.credits" values={{ count: credits }} />
        </span>
      </Chip>
      {children}
    </header>
  );
};

/** The mark of a fictional profile comes before everything else; then presence, then the place. */
const Line = ({ person, profile, fictional }: Pick<Props, 'person' | 'profile' | 'fictional'>) => {
  if (profile === null) return null;
  if (profile.fictional) return <FictionalTag icon={fictional.icon}>{fictional.label}</FictionalTag>;
  const place = [...new Set([profile.city, profile.region].filter(Boolean))].join(', ');
  const line = person.online ?? place;
  return line === '' ? null : <span className={styles.line}>{line}</span>;
};
