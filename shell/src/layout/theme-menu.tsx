import { useIntl } from 'react-intl';
import { ThemeIcon } from '@rendezvous/ui';
import { BarList } from './bar-list';
import { THEME_CHOICES, type ThemeChoice, useTheme } from '../theme/use-theme';

/** The choice of light and dark for whoever has no account menu. */
export const ThemeMenu = () => {
  const intl = useIntl();
  const { theme, setTheme } = useTheme();
  return (
    <BarList
      label={intl.formatMessage({ id: 'shell.theme.label' })}
      icon={<ThemeIcon />}
      autoComplete="off"
      value={theme}
      onChange={(event) => setTheme(event.target.value as ThemeChoice)}
    >
      {THEME_CHOICES.map((value) => (
        <option key={value} value={value}>
          {intl.formatMessage({ id: `shell.theme.${value}` })}
        </option>
      ))}
    </BarList>
  );
};
