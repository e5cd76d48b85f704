import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { imageUrl } from '@rendezvous/client';
import { useFictional } from '@rendezvous/client/fictional';
import type { FoundMember } from '@rendezvous/contracts/search/members';
import { Anchor, FictionalTag, Photo } from '@rendezvous/ui';
import styles from './gallery.module.css';

interface PortraitWallProps {
  readonly id: string;
  readonly member: FoundMember;
  /** A part of it is seen from the entrance. */
  readonly first: boolean;
}

/** One member, framed, with a label beside as in a museum. */
export const PortraitWall = ({ id, member, first }: PortraitWallProps) => {
  const intl = useIntl();
  const fictional = useFictional();
  const { name, age, city, region, main_image: image } = member;
  const wide = image ? imageUrl(image.filename) : null;
  return (
    <section id={id} className={styles.wall}>
      <div className={styles.frame}>
        <Photo
          src={wide}
          srcSet={image ? `${imageUrl(image.thumb_filename)} 160w, ${wide} 480w` : undefined}
          sizes="(min-width: 56.25rem) 24rem, 70vw"
          placeholder={image?.placeholder}
          alt=""
          flush
          priority={first}
        />
      </div>
      <div className={styles.label}>
        <h2 className={styles.name}>
          <Anchor render={<Link to={`/members/${member.id}`} />}>
            {intl.formatMessage({ id: 'landers.members.caption' }, { name, age })}
          </Anchor>
        </h2>
        <p className="muted">{city ?? region}</p>
        {member.fictional ? <FictionalTag icon={fictional.icon}>{fictional.label}</FictionalTag> : null}
      </div>
    </section>
  );
};
