interface Props {
  /** Where the form stands. */
  readonly page: string;
  readonly next: string;
  readonly from: number | null;
}

/** What goes along with a plain form without being typed. */
export const Along = ({ page, next, from }: Props) => (
  <>
    <input type="hidden" name="page" value={page} />
    <input type="hidden" name="next" value={next} />
    {from === null ? null : <input type="hidden" name="member" value={from} />}
  </>
);
