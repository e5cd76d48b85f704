import { PathId } from '@rendezvous/contracts/kernel';
import { landerPath, type Template, TEMPLATE_DEFINITIONS } from '@rendezvous/contracts/landers/templates';

/**
 * Whom a lander's page is about, by its address; null for a page about nobody in particular, `NaN` for an address that no member can have.
 * @param address path and query
 */
export const pageMember = (address: string, template: Template): number | null => {
  if (TEMPLATE_DEFINITIONS[template].about !== 'member') return null;
  const place = landerPath(template).split('/').indexOf(':id');
  return PathId.safeParse(address.split('?')[0]!.split('/')[place]).data ?? Number.NaN;
};
