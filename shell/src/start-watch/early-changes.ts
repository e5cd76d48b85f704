/** A form without a button, which the page's scripts send when something is chosen in it. */
const FORM = 'form[data-sends-changes]';

/** Choices on a page that a server has drawn, before its scripts hold it. They take over what was chosen; where they do not come, it is sent. */
export class EarlyChanges {
  private changed: HTMLFormElement | null = null;
  private isLeft = false;

  begin(): void {
    document.addEventListener('change', this.hear, true);
  }

  /** The scripts hold the page. */
  end(): void {
    document.removeEventListener('change', this.hear, true);
  }

  /** The scripts do not come. */
  leave(): void {
    this.isLeft = true;
    this.changed?.submit();
  }

  private readonly hear = ({ target }: Event): void => {
    const form = target instanceof Element ? target.closest<HTMLFormElement>(FORM) : null;
    if (this.isLeft) form?.submit();
    else this.changed = form ?? this.changed;
  };
}
