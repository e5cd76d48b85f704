/**
 * How long an answer counts for everybody who wants to know. A page asks when its statement may have waited for little more than the second
 * that tells: with an older no it would go on waiting past its two seconds.
 */
const SHARED_MS = 100;

/** Whether the database hangs, asked once for all pages that wait: a hundred of them would ask the harder the less it can take. */
export class HangQuestion {
  private answer: Promise<boolean> | undefined;
  private owed: Promise<boolean> | undefined;

  /**
   * @param ask whether statements wait; it may take longer than anybody waits for it, or fail
   * @param within answers true when the work has not come to an end in time
   */
  constructor(
    private readonly ask: () => Promise<boolean>,
    private readonly within: (work: Promise<boolean>) => Promise<boolean>,
  ) {}

  answered(): Promise<boolean> {
    this.answer ??= this.asked().finally(() => setTimeout(() => (this.answer = undefined), SHARED_MS).unref());
    return this.answer;
  }

  /** A question that is owed an answer is not asked again. */
  private asked(): Promise<boolean> {
    this.owed ??= this.ask()
      .catch(() => true)
      .finally(() => (this.owed = undefined));
    return this.within(this.owed);
  }
}
