import { pause } from './pause';

/** A button that sends no form does nothing before its script is there; links and forms have real addresses. */
const needsScript = ({ type, form }: HTMLButtonElement): boolean => type === 'button' || form === null;

const buttonOf = (target: EventTarget | null): HTMLButtonElement | null => (target instanceof Element ? target.closest('button') : null);

/** Presses before scripts hold the page: shown as busy, and made up for once they do. */
export class EarlyPresses {
  /** In the order of their presses; one that was pressed twice, because nothing happened, was meant once. */
  private readonly pressed = new Set<HTMLButtonElement>();

  begin(): void {
    document.addEventListener('click', this.hear, true);
  }

  /** The scripts heard of a press themselves: there is nothing to make up for. */
  heard(target: EventTarget | null): void {
    const button = buttonOf(target);
    if (button && this.pressed.delete(button)) button.removeAttribute('aria-busy');
  }

  /** The scripts hold the page. One press may leave no room for the next: of six chips three may be picked. */
  async replay(): Promise<void> {
    for (const [index, button] of this.end().entries()) {
      if (index > 0) await pause();
      if (button.isConnected) button.click();
    }
  }

  /** The scripts do not come. @returns what was pressed, and still stands */
  end(): readonly HTMLButtonElement[] {
    document.removeEventListener('click', this.hear, true);
    const buttons = [...this.pressed].filter(({ isConnected }) => isConnected);
    this.pressed.clear();
    for (const button of buttons) button.removeAttribute('aria-busy');
    return buttons;
  }

  private readonly hear = ({ target }: Event): void => {
    const button = buttonOf(target);
    if (!button || !needsScript(button)) return;
    this.pressed.add(button);
    button.setAttribute('aria-busy', 'true');
  };
}
