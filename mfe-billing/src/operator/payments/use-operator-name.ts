import { membersApi } from './members.api';

/** Names an operator by their number; by the number where they are none any more, or the names did not come. */
export const useOperatorName = (): ((id: number) => string) => {
  const { data } = membersApi.useBillingOperatorsQuery(undefined);
  return (id) => data?.operators.find((one) => one.id === id)?.name ?? `#${id}`;
};
