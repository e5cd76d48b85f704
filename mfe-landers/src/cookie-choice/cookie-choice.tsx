import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { useRefusalSentence, useSettings } from '@rendezvous/client';
import { COOKIE_CHOICE_FORM_PATH, type CookieChoice as Chosen } from '@rendezvous/contracts/site/cookie-choice';
import { Button, RadioGroup } from '@rendezvous/ui';
import { landersApi } from '../landers.api';
import styles from './cookie-choice.module.css';

type Choice = Chosen['choice'];

const FIELD = 'choice';

/** What may be kept of the visitor: chosen, and changed, where it is explained. A script sends it at once, else there is a button for it. */
export const CookieChoice = () => {
  const intl = useIntl();
  const sentence = useRefusalSentence();
  const { pathname, search } = useLocation();
  const chosen = useSettings().cookie_choice ?? null;
  const [choose, { isLoading, error, originalArgs }] = landersApi.useLandersChooseCookiesMutation();
  const take = (choice: Choice) => void choose({ choice });
  return (
    <form className={styles.choice} method="post" action={COOKIE_CHOICE_FORM_PATH} autoComplete="off" data-sends-changes>
      <input type="hidden" name="page" value={pathname + search} />
      <RadioGroup
        look="cards"
        name={FIELD}
        required
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
        onChange={take}
        error={error ? sentence(error) : undefined}
      />
      <noscript>
        <Button type="submit" variant="accent" className={styles.keep}>
          {intl.formatMessage({ id: 'landers.cookies.keep' })}
        </Button>
      </noscript>
      <p className="small faint" role="status">
        {chosen
          ? intl.formatMessage(
              { id: 'landers.cookies.chosen' },
              { date: intl.formatDate(chosen.chosen_at, { dateStyle: 'long', timeZone: 'UTC' }) },
            )
          : intl.formatMessage({ id: 'landers.cookies.open' })}
      </p>
    </form>
  );
};
