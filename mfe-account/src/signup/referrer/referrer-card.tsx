import { useIntl } from 'react-intl';
import type { MemberCard } from '@rendezvous/contracts/member';
import { imageUrl } from '@rendezvous/client';
import { useFictional } from '@rendezvous/client/fictional';
import { Avatar, FictionalTag } from '@rendezvous/ui';
import type { ReactNode } from 'react';
import styles from './referrer-card.module.css';

interface Props {
  readonly member: Pick<MemberCard, 'name' | 'age' | 'region' | 'main_image' | 'fictional'>;
  readonly text: string;
  /** A button at the end. */
  readonly action?: ReactNode;
}

/** The member from whose profile the signup started. */
export const ReferrerCard = ({ member, text, action }: Props) => {
  const intl = useIntl();
  const { warning, icon } = useFictional();
  return (
    <div className={styles.strip}>
      <Avatar src={member.main_image ? imageUrl(member.main_image.thumb_filename) : null} alt="" initials={[...member.name][0]} size="md" />
      <div className={styles.words}>
        <b>{intl.formatMessage({ id: 'account.signup.member' }, { name: member.name, age: member.age })}</b>
        <span className={styles.text}>{text}</span>
        {member.fictional ? <FictionalTag icon={icon}>{warning}</FictionalTag> : null}
      </div>
      {action}
    </div>
  );
};
