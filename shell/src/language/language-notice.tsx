import { useState, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import type { Locale } from '@rendezvous/contracts/reference';
import { type ToastItem, Toaster } from '@rendezvous/ui';
import type { Remotes } from '../remote-host/remotes';

interface Props {
  readonly remotes: Remotes;
  readonly locale: Locale;
  /** A language that the shell's own messages did not come in. */
  readonly missing: Locale | null;
  /** The page began in another language than the one that was wanted. */
  readonly isStart: boolean;
  readonly onRetry: (locale: Locale) => void;
  readonly onDismiss: () => void;
}

/** Says that the page, or a part of it, is not in the language that was asked for, and offers another try. */
export const LanguageNotice = ({ remotes, locale, missing, isStart, onRetry, onDismiss }: Props) => {
  const intl = useIntl();
  const isPartly = useSyncExternalStore(remotes.subscribe, remotes.lackMessages, remotes.lackMessages);
  const [seen, setSeen] = useState<Locale | null>(null);
  const again = (onAction: () => void): Pick<ToastItem, 'tone' | 'duration' | 'action'> => ({
    tone: 'danger',
    duration: 0,
    action: { label: intl.formatMessage({ id: 'shell.remote.retry' }), onAction },
  });
  // the page speaks the language already, so nothing else changes; a try that fails is told of again
  const learn = () => void remotes.learn(locale).then(() => setSeen(null));
  const toasts: ToastItem[] = [];
  if (missing) {
    const language = intl.formatDisplayName(missing, { type: 'language' });
    const id = isStart ? 'shell.language.not-begun' : 'shell.language.not-changed';
    toasts.push({ id: 'missing', text: intl.formatMessage({ id }, { language }), ...again(() => onRetry(missing)) });
  } else if (isPartly && seen !== locale) {
    toasts.push({ id: 'partly', text: intl.formatMessage({ id: 'shell.language.partly' }), ...again(learn) });
  }
  return (
    <Toaster
      toasts={toasts}
      onDismiss={(id) => (id === 'missing' ? onDismiss() : setSeen(locale))}
      label={intl.formatMessage({ id: 'shell.language.label' })}
      dismissLabel={intl.formatMessage({ id: 'shell.banner.dismiss' })}
    />
  );
};
