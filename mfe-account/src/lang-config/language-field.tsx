import { useIntl } from 'react-intl';
import type { Locale } from '@rendezvous/contracts/reference';
import { RadioGroup } from '@rendezvous/ui';

/** Each language by its own name. */
const NAMES: Readonly<Record<Locale, string>> = { en: 'English', fr: 'Français' };

interface Props {
  /** The one that was asked for last, also while its words are on their way. */
  readonly locale: Locale;
  /** They are. */
  readonly busy: boolean;
  readonly offered: readonly Locale[];
  readonly onChange: (locale: Locale) => void;
  readonly hideLabel?: boolean;
}

/** The languages of the interface that are offered here. */
export const LanguageField = ({ locale, busy, offered, onChange, hideLabel }: Props) => {
  const intl = useIntl();
  return (
    <div aria-busy={busy}>
      <RadioGroup
        label={intl.formatMessage({ id: 'account.language.title' })}
        hideLabel={hideLabel}
        look="cards"
        name="language"
        value={locale}
        onChange={onChange}
        options={offered.map((value) => ({ value, label: <span lang={value}>{NAMES[value]}</span> }))}
      />
    </div>
  );
};
