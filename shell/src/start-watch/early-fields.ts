import { pause } from './pause';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
const isChecked = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');
const contentOf = (field: Field): string | boolean => (isChecked(field) ? field.checked : field.value);

/** React takes over a part of a page when something is done there. Nothing else comes of this. */
const wake = (field: Field): boolean => field.dispatchEvent(new Event('pointercancel', { bubbles: true }));

/** React hears of a change only where the content is another than it saw last, and it saw what is there now when it took the page over. */
const tell = (field: Field, content: string | boolean): void => {
  wake(field);
  if (isChecked(field)) {
    field.checked = !content;
    field.click();
    return;
  }
  // the setter of the element itself is React's, by which it sees
  if (!(field instanceof HTMLSelectElement)) field.value = field.defaultValue;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, content);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
  if (field !== document.activeElement) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
};

const isOfSameChoice = (one: Field, other: Field): boolean => one.type === 'radio' && one.name === other.name && one.form === other.form;

/** Fields that were filled in before scripts hold the page: told to them once they do, as if it happened then. */
export class EarlyFields {
  /** In the order of their last changes. */
  private readonly filled = new Map<Field, string | boolean>();
  private readonly held = new WeakSet<Field>();

  begin(): void {
    document.addEventListener('input', this.hear, true);
  }

  /**
   * The scripts heard of a change themselves, and hear of what follows: nothing of that field is told again. A box that was ticked stands as it
   * was meanwhile, until they drew what they made of it.
   */
  heard(target: EventTarget | null): void {
    if (!isField(target)) return;
    this.held.add(target);
    this.forget(target);
  }

  /** The scripts hold the page. */
  async replay(): Promise<void> {
    document.removeEventListener('input', this.hear, true);
    const filled = [...this.filled].filter(([{ isConnected }]) => isConnected);
    this.filled.clear();
    for (const [index, [field, content]] of filled.entries()) {
      if (index > 0) await pause();
      const { selectionStart: from, selectionEnd: to } = field as Partial<HTMLInputElement>;
      tell(field, content);
      // an address has no place of the cursor
      if (typeof from === 'number' && field === document.activeElement) (field as HTMLInputElement).setSelectionRange(from, to ?? from);
    }
  }

  private readonly hear = ({ target }: Event): void => {
    if (!isField(target) || this.held.has(target) || (target instanceof HTMLInputElement && target.type === 'file')) return;
    this.forget(target);
    this.filled.set(target, contentOf(target));
  };

  /** Of a choice only what was chosen last was meant. */
  private forget(changed: Field): void {
    for (const field of this.filled.keys()) if (field === changed || isOfSameChoice(field, changed)) this.filled.delete(field);
  }
}
