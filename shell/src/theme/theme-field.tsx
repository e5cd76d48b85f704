import { useIntl } from 'react-intl';
import { Select } from '@rendezvous/ui';
import { THEME_CHOICES, type ThemeChoice, useTheme } from './use-theme';
import styles from './theme-field.module.css';

/** The choice of light and dark for whoever has no account menu. */
export const ThemeField = () => {
  const intl = useIntl();
  const { theme, setTheme } = useTheme();
  return (
    <Select
      className={styles.field}
      label={intl.formatMessage({ id: 'shell.theme.label' })}
      autoComplete="off"
      options={THEME_CHOICES.map((value) => ({ value, label: intl.formatMessage({ id: `shell.theme.${value}` }) }))}
      value={theme}
      onChange={(event) => setTheme(event.target.value as ThemeChoice)}
    />
  );
};
