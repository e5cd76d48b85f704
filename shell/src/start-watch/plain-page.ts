import { reloadOnWish } from '../failures/reload-page';

/** Texts of the plain page by language, and its look: put in when the shell is built, so that nothing has to be fetched for them. */
declare const PLAIN_PAGE_TEXTS: Readonly<Record<string, Readonly<Record<'title' | 'text' | 'retry', string>>>>;
declare const PLAIN_PAGE_LOOK: string;

const TEXTS = PLAIN_PAGE_TEXTS;

/** Two discs that do not meet, as the product's own error page has them. */
const DISCS = `<svg viewBox="0 0 184 90" aria-hidden="true"><circle cx="41" cy="45" r="40"/><circle class="dashed" cx="142" cy="45" r="40"/><path d="M88 45h7"/></svg>`;

const textsOfPage = () => TEXTS[document.documentElement.lang] ?? TEXTS['en']!;

/** What the page says in plain HTML while the shell is not there: what is wrong, and a button to try again. */
export class PlainPage {
  private frame: Element | null = null;
  private look: CSSStyleSheet | null = null;
  private note: HTMLElement | null = null;

  /** Keeps the bar with the logo, which the shell takes away when it draws. */
  keepFrame(): void {
    this.frame ??= document.querySelector('.first-frame > div');
    // a picture, here as in the first frame
    this.frame?.setAttribute('aria-hidden', 'true');
  }

  show(): void {
    const root = document.getElementById('root');
    if (!root) return;
    this.dress();
    // nothing else hears that somebody went back, nor may a shell that broke, which would draw into what is not there any more
    window.addEventListener('popstate', this.goThere, { capture: true });
    // a page that a server has drawn can be read, and its links lead on: only what is pressed does nothing
    if ('drawn' in root.dataset) this.showNote();
    else this.showInstead(root);
  }

  private showNote(): void {
    const { title, text, retry } = textsOfPage();
    this.note = document.createElement('div');
    this.note.className = 'plain-page plain-note';
    this.note.innerHTML = `<p role="alert"><b>${title}</b> ${text}</p><button type="button">${retry}</button>`;
    this.note.querySelector('button')?.addEventListener('click', this.goThere);
    document.body.append(this.note);
  }

  private showInstead(root: HTMLElement): void {
    this.keepFrame();
    const { title, text, retry } = textsOfPage();
    const main = document.createElement('main');
    main.innerHTML = `${DISCS}<div role="alert"><h1>${title}</h1><p>${text}</p></div><button type="button">${retry}</button>`;
    main.querySelector('button')?.addEventListener('click', this.goThere);
    const plain = document.createElement('div');
    plain.className = 'first-frame plain-page';
    plain.append(...(this.frame ? [this.frame] : []), main);
    root.replaceChildren(plain);
  }

  /** The page stands after all. */
  end(): void {
    window.removeEventListener('popstate', this.goThere, { capture: true });
    this.note?.remove();
    if (this.look) document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== this.look);
    this.look = null;
  }

  private readonly goThere = (event: Event): void => {
    event.stopImmediatePropagation();
    reloadOnWish();
  };

  /** Its look comes with the document: the page's policy allows no style that is written into it. */
  private dress(): void {
    if (this.look) return;
    this.look = new CSSStyleSheet();
    this.look.replaceSync(PLAIN_PAGE_LOOK);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, this.look];
  }
}
