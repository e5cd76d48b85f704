/**
 * What jsdom lacks and our components use; import it once in a spec: `import '@rendezvous/ui/testing'`.
 * Modal dialogs open, take the focus and close as in a browser; pointer events exist.
 */
class TestPointerEvent extends MouseEvent {
  readonly pointerId: number;
  readonly pointerType: string;

  constructor(type: string, init: PointerEventInit = {}) {
    super(type, init);
    this.pointerId = init.pointerId ?? 1;
    this.pointerType = init.pointerType ?? 'mouse';
  }
}

window.PointerEvent ??= TestPointerEvent as unknown as typeof PointerEvent;

const dialog = HTMLDialogElement.prototype;

dialog.showModal ??= function showModal(this: HTMLDialogElement) {
  this.setAttribute('open', '');
  this.querySelector<HTMLElement>('button, input, select, textarea, a[href], [tabindex]')?.focus();
};

dialog.close ??= function close(this: HTMLDialogElement) {
  this.removeAttribute('open');
};
