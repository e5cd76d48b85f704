import { useIntl } from 'react-intl';
import { useRefusalSentence } from '@rendezvous/client';
import { Toaster, useToasts } from '@rendezvous/ui';

type News = Omit<Parameters<ReturnType<typeof useToasts>['show']>[0], 'id'>;

/**
 * Does what an operator asks for: what came of it, or why it was refused, is said, and what stands there is read again in any case.
 * @returns `run`, which answers whether it was done, `tell` for what was done elsewhere, and where it is said
 */
export const useRun = (refetch: () => unknown) => {
  const intl = useIntl();
  const sentence = useRefusalSentence();
  const { toasts, show, dismiss } = useToasts();
  const run = async <Answer,>(work: Promise<Answer>, said: (answer: Answer) => string | News): Promise<boolean> => {
    try {
      const news = said(await work);
      show(typeof news === 'string' ? { tone: 'ok', text: news } : news);
      return true;
    } catch (fault) {
      show({ tone: 'danger', text: sentence(fault) });
      return false;
    } finally {
      void refetch();
    }
  };
  const label = intl.formatMessage({ id: 'billing.payments.news' });
  const dismissLabel = intl.formatMessage({ id: 'billing.payments.dismiss' });
  return { run, tell: show, news: <Toaster toasts={toasts} onDismiss={dismiss} label={label} dismissLabel={dismissLabel} /> };
};
