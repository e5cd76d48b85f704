import { FormattedDate, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { withTexts } from '@rendezvous/client/screen-texts';
import { LinkButton } from '@rendezvous/ui';
import rows from '../../page/rows.module.css';
import { ageApi } from '../age.api';
import { ageRowTexts } from './texts';

const SAID = { passed: 'passed', refused: 'refused', under_way: 'under-way', expired: 'expired' } as const;

/** Whether the age is confirmed and until when, as a row of the settings. Nothing where the site asks nobody; it does without while that is not known. */
const Row = () => {
  const intl = useIntl();
  const { data: age } = ageApi.useAccountAgeQuery(undefined, { refetchOnMountOrArgChange: true });
  if (age === undefined || age.state === 'not_asked') return null;
  const { state, company, min_age: minAge, valid_until: until, since } = age;
  const day = state === 'expired' ? since : until;
  const said = state in SAID ? SAID[state as keyof typeof SAID] : 'needed';
  return (
    <div className={rows.row}>
      <span>
        <b>{intl.formatMessage({ id: 'account.age.row.title' })}</b>
        <span className={rows.hint}>
          {intl.formatMessage(
            { id: `account.age.row.${said}` },
            {
              age: minAge,
              company: company?.name ?? '',
              date: day === null ? '' : <FormattedDate key="date" value={day} dateStyle="long" />,
            },
          )}
        </span>
      </span>
      <LinkButton render={<Link to="/age" />}>{intl.formatMessage({ id: 'account.age.row.see' })}</LinkButton>
    </div>
  );
};

export const AgeRow = withTexts([ageRowTexts], Row);
