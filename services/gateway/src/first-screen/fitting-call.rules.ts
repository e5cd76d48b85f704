import type { RefusalBody } from '@rendezvous/contracts/refusals';

/**
 * A call without what was refused of its query, as screens leave out of an address what makes no sense. null when nothing of the query was
 * at fault.
 * @param url address of the call, and its query
 */
export const withoutUnfit = (url: string, { error }: RefusalBody): string | null => {
  const [path = '', query = ''] = url.split('?', 2);
  const params = new URLSearchParams(query);
  const unfit = [...new Set((error.fields ?? []).map((fault) => fault.path.split('.', 1)[0] ?? ''))].filter((name) => params.has(name));
  if (unfit.length === 0) return null;
  for (const name of unfit) params.delete(name);
  return params.size === 0 ? path : `${path}?${params.toString()}`;
};
