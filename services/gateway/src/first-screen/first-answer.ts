/** An answer that came, as JSON. */
export class FirstAnswer {
  private read: { readonly value: unknown } | null = null;

  constructor(readonly text: string) {}

  /** What it says. Most answers are only passed on, and never read here. */
  get value(): unknown {
    return (this.read ??= { value: JSON.parse(this.text) as unknown }).value;
  }
}
