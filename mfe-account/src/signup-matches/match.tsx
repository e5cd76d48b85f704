import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { imageUrl, useLike, useRefusalSentence, useUnlike } from '@rendezvous/client';
import { useFictional } from '@rendezvous/client/fictional';
import type { FoundMember } from '@rendezvous/contracts/search/members';
import { FieldError, LikeButton, PersonCard } from '@rendezvous/ui';
import styles from './signup-matches.module.css';

/** One of the people who fit, and why, with a like that shows at once. */
export const Match = ({ member, onLiked }: { member: FoundMember; onLiked?: () => void }) => {
  const intl = useIntl();
  const sentence = useRefusalSentence();
  const fictional = useFictional();
  const [like] = useLike();
  const [unlike] = useUnlike();
  const [pressed, setPressed] = useState<boolean | null>(null);
  const liked = pressed ?? member.liked;
  const [fault, setFault] = useState<string | null>(null);

  const press = async () => {
    const wanted = !liked;
    setPressed(wanted);
    setFault(null);
    const { error } = await (wanted ? like({ memberId: member.id }) : unlike({ memberId: member.id }));
    if (!error) return wanted ? onLiked?.() : undefined;
    setPressed(!wanted);
    setFault(sentence(error));
  };

  const { main_image: image, reason } = member;
  return (
    <>
      <PersonCard
        name={intl.formatMessage({ id: 'account.signup.member' }, { name: member.name, age: member.age })}
        shortens={member.name}
        line={member.city ?? member.region ?? undefined}
        photo={{ src: image ? imageUrl(image.filename) : null, placeholder: image?.placeholder ?? null }}
        render={<Link to={`/members/${member.id}`} />}
        onlineLabel={member.online ? intl.formatMessage({ id: 'account.matches.online' }) : undefined}
        fictional={member.fictional ? fictional : null}
        pill={
          reason ? (
            <span className={styles.reason}>{intl.formatMessage({ id: `account.reason.${reason.kind}` }, { ...reason })}</span>
          ) : null
        }
        like={
          <LikeButton
            label={intl.formatMessage({ id: 'account.signup.like' }, { name: member.name })}
            liked={liked}
            onClick={() => void press()}
          />
        }
      />
      <span role="alert">{fault ? <FieldError>{fault}</FieldError> : null}</span>
    </>
  );
};
