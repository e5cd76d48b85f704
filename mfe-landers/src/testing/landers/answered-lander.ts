import type { Answers } from '@rendezvous/client/testing/screens';
import type { Lander } from '@rendezvous/contracts/landers/landers';
import type { Template } from '@rendezvous/contracts/landers/templates';

/** What the page of a template is answered: with all that it may have, and with the least. */
export interface AnsweredLander<T extends Template> {
  readonly full: Lander<T>;
  readonly empty: Lander<T>;
  /** What its further calls are answered, if it has any. */
  readonly calls?: { readonly full: Answers; readonly empty: Answers };
}
