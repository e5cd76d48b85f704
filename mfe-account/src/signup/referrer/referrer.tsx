import { useIntl } from 'react-intl';
import { accountApi } from '../../account.api';
import { ReferrerCard } from './referrer-card';

/** The member from whose profile the visitor came; nothing while unknown, or when visitors may not see them. */
export const Referrer = ({ memberId }: { memberId: number }) => {
  const intl = useIntl();
  const { data: member } = accountApi.useAccountMemberQuery({ memberId });
  if (!member || member.view === 'blocked') return null;
  return <ReferrerCard member={member} text={intl.formatMessage({ id: 'account.signup.member-text' }, { name: member.name })} />;
};
