import { useIntl } from 'react-intl';
import type { MemberCard } from '@rendezvous/contracts/member';
import { MemberPortrait } from '../member-landing/member-portrait';
import { FictionalWarning, JoiningLine, MemberFacts } from '../member-landing/member-words';
import { ShortForm } from '../short-form/short-form';
import styles from './member-signup.module.css';

/** The form at once, with who it is about beside it. */
export const MemberSignupPage = ({ member }: { readonly member: MemberCard }) => {
  const intl = useIntl();
  const { id, name } = member;
  const say = (text: string) => intl.formatMessage({ id: `landers.member-signup.${text}` }, { name });
  return (
    <div className={styles.page}>
      <div className={styles.who}>
        <div className={styles.portrait}>
          <MemberPortrait member={member} sizes="(min-width: 56.25rem) 24rem, 7rem" />
        </div>
        <div className={styles.words}>
          <h1 className={styles.heading}>{say('heading')}</h1>
          <MemberFacts member={member} />
        </div>
      </div>
      <div className={styles.form}>
        <ShortForm memberId={id} action={say('action')} firstLine={{ label: say('line'), hint: say('line.hint') }} />
        <JoiningLine />
        <FictionalWarning member={member} />
      </div>
    </div>
  );
};
