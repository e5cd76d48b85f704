import { useIntl } from 'react-intl';
import { useSettings } from '@rendezvous/client';
import type { MemberCard } from '@rendezvous/contracts/member';
import { useFictional } from '@rendezvous/client/fictional';
import { FictionalNotice, FictionalTag } from '@rendezvous/ui';

/** What visitors may see beside the name: age and region; and that somebody is made up. */
export const MemberFacts = ({ member: { age, region, fictional } }: { readonly member: MemberCard }) => {
  const intl = useIntl();
  const { label, icon } = useFictional();
  return (
    <>
      <p className="lead">
        {region === null
          ? intl.formatMessage({ id: 'landers.member.age' }, { age })
          : intl.formatMessage({ id: 'landers.member.facts' }, { age, region })}
      </p>
      {fictional ? <FictionalTag icon={icon}>{label}</FictionalTag> : null}
    </>
  );
};

/** The site's warning about members who are made up; nothing for all others. */
export const FictionalWarning = ({ member: { fictional } }: { readonly member: MemberCard }) => {
  const words = useFictional();
  return fictional ? <FictionalNotice words={words} /> : null;
};

/** From which age, and what joining brings. */
export const JoiningLine = () => {
  const intl = useIntl();
  const { min_age: age, signup_credits: credits } = useSettings();
  return <p className="small muted">{intl.formatMessage({ id: 'landers.member.joining' }, { age, credits })}</p>;
};
