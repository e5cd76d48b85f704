import { useIntl } from 'react-intl';
import { useRefusalSentence, useSettings } from '@rendezvous/client';
import { RadioGroup } from '@rendezvous/ui';
import { landersApi } from '../landers.api';
import styles from './cookie-choice.module.css';

/** What may be kept of the visitor: chosen, and changed, where it is explained. */
export const CookieChoice = () => {
  const intl = useIntl();
  const sentence = useRefusalSentence();
  const chosen = useSettings().cookie_choice ?? null;
  const [choose, { isLoading, error, originalArgs }] = landersApi.useLandersChooseCookiesMutation();
  return (
    <div className={styles.choice}>
      <RadioGroup
        look="cards"
        label={intl.formatMessage({ id: 'landers.cookies.label' })}
        options={[
          {
            value: 'needed',
            label: intl.formatMessage({ id: 'landers.cookies.needed' }),
            hint: intl.formatMessage({ id: 'landers.cookies.needed.hint' }),
          },
          {
            value: 'all',
            label: intl.formatMessage({ id: 'landers.cookies.all' }),
            hint: intl.formatMessage({ id: 'landers.cookies.all.hint' }),
          },
        ]}
        value={isLoading ? (originalArgs?.choice ?? null) : (chosen?.choice ?? null)}
        onChange={(choice) => void choose({ choice })}
        error={error ? sentence(error) : undefined}
      />
      <p className="small faint" role="status">
        {chosen
          ? intl.formatMessage(
              { id: 'landers.cookies.chosen' },
              { date: intl.formatDate(chosen.chosen_at, { dateStyle: 'long', timeZone: 'UTC' }) },
            )
          : intl.formatMessage({ id: 'landers.cookies.open' })}
      </p>
    </div>
  );
};
