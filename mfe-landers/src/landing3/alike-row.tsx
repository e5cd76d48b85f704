import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { imageUrl } from '@rendezvous/client';
import type { MemberCard } from '@rendezvous/contracts/member';
import { useFictional } from '@rendezvous/client/fictional';
import { FictionalWarning, PersonCard, Skeleton } from '@rendezvous/ui';
import styles from './landing3.module.css';

interface Props {
  /** null while they are on their way. */
  readonly members: readonly MemberCard[] | null;
  /** How many it keeps room for meanwhile. */
  readonly places: number;
  readonly title: string;
}

/** Members in a row that scrolls; each leads to a page of their own. */
export const AlikeRow = ({ members, places, title }: Props) => {
  const words = useFictional();
  return (
    <section className={styles.alike}>
      <h2>{title}</h2>
      <div className={styles.scroll}>
        <ul className={styles.row}>
          {members
            ? members.map((member) => (
                <li key={member.id}>
                  <AlikeCard member={member} />
                </li>
              ))
            : Array.from({ length: places }, (_, index) => (
                <li key={index}>
                  <Skeleton shape="photo" />
                  <Skeleton lines={2} />
                </li>
              ))}
        </ul>
      </div>
      {members ? <FictionalWarning members={members} words={words} /> : null}
    </section>
  );
};

const AlikeCard = ({ member: { id, name, age, region, fictional, main_image: image } }: { readonly member: MemberCard }) => {
  const intl = useIntl();
  const words = useFictional();
  return (
    <PersonCard
      name={intl.formatMessage({ id: 'landers.alike.name' }, { name, age })}
      shortens={name}
      line={region}
      photo={image ? { src: imageUrl(image.filename), sizes: '11rem', placeholder: image.placeholder } : {}}
      // scripts of this page wait for a touch: a large window shows them before
      early
      fictional={fictional ? words : null}
      render={<Link to={`/members/${id}/landing3`} />}
    />
  );
};
