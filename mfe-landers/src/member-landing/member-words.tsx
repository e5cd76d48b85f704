import { useIntl } from 'react-intl';
import { useSettings } from '@rendezvous/client';
import type { MemberCard } from '@rendezvous/contracts/member';
import { FictionalTag, Notice } from '@rendezvous/ui';

/** What visitors may see beside the name: age and region; and that somebody is made up. */
export const MemberFacts = ({ member: { age, region, fictional } }: { readonly member: MemberCard }) => {
  const intl = useIntl();
  const { fictional_singular: label } = useSettings();
  return (
    <>
      <p className="lead">
        {region === null
          ? intl.formatMessage({ id: 'landers.member.age' }, { age })
          : intl.formatMessage({ id: 'landers.member.facts' }, { age, region })}
      </p>
      {fictional ? <FictionalTag>{label}</FictionalTag> : null}
    </>
  );
};

/** The site's warning about members who are made up; nothing for all others. */
export const FictionalWarning = ({ member: { fictional } }: { readonly member: MemberCard }) => {
  const { fictional_warning: warning } = useSettings();
  return fictional ? <Notice tone="warn">{warning}</Notice> : null;
};

/** From which age, and what joining brings. */
export const JoiningLine = () => {
  const intl = useIntl();
  const { min_age: age, signup_credits: credits } = useSettings();
  return <p className="small muted">{intl.formatMessage({ id: 'landers.member.joining' }, { age, credits })}</p>;
};
