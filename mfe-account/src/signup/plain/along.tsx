import { SIGNUP_MESSAGE } from '@rendezvous/contracts/account/first-line';
import type { FirstLine } from '../values/signup-draft';

interface Props {
  /** Where the form stands. */
  readonly page: string;
  readonly next: string;
  readonly from: number | null;
  readonly firstLine?: FirstLine | null;
}

/** What goes along with a plain form without being typed. */
export const Along = ({ page, next, from, firstLine = null }: Props) => (
  <>
    <input type="hidden" name="page" value={page} />
    <input type="hidden" name="next" value={next} />
    {from === null ? null : <input type="hidden" name="member" value={from} />}
    {firstLine === null ? null : <input type="hidden" name={SIGNUP_MESSAGE} value={firstLine.text} />}
  </>
);
