import type { ComponentProps } from 'react';
import { useIntl } from 'react-intl';
import { usePageTitle } from '@rendezvous/client';
import { OperatorList } from '@rendezvous/ui/operator-list';

interface Props<Row> extends Omit<ComponentProps<typeof OperatorList<Row>>, 'words' | 'isError' | 'isFetching' | 'onRetry'> {
  /** A text of the page: `title`, `filter`, `failed`, `none`, `none-text` and `more` are what the list says of itself. */
  readonly say: (id: string) => string;
  /** Instead of `none-text`, where the list is empty for another reason. */
  readonly noneText?: string | undefined;
  /** A row leads somewhere: keys walk through them. */
  readonly walked?: boolean;
  /** The call that the rows come by. */
  readonly call: { readonly isError: boolean; readonly isFetching: boolean; readonly refetch: () => unknown };
}

/** A page about payments that is a list, in its words. */
export const PaymentList = <Row,>({ say, noneText, walked = true, call, ...list }: Props<Row>) => {
  const intl = useIntl();
  const title = say('title');
  usePageTitle(title);
  const words = {
    title,
    filter: say('filter'),
    keys: walked ? intl.formatMessage({ id: 'billing.payments.keys' }) : null,
    loading: intl.formatMessage({ id: 'billing.loading' }),
    failed: say('failed'),
    retry: intl.formatMessage({ id: 'billing.retry' }),
    none: say('none'),
    noneText: noneText ?? say('none-text'),
    more: say('more'),
  };
  const { isError, isFetching, refetch } = call;
  return <OperatorList {...list} words={words} isError={isError} isFetching={isFetching} onRetry={() => void refetch()} />;
};
