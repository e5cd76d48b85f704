import type { Locale } from '@rendezvous/contracts/reference';
import type { ExportSection } from '@rendezvous/server/personal-data';

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escape = (text: string): string => text.replaceAll(/[&<>"']/g, (letter) => ESCAPES[letter]!);

const STYLE = `body{max-width:46rem;margin:2rem auto;padding:0 1rem;font:1rem/1.5 system-ui,sans-serif;color-scheme:light dark}
h2{margin-top:2.5rem}dt{font-weight:600}dd{margin:0 0 .5rem}table{border-collapse:collapse;width:100%}td,th{padding:.25rem .5rem;text-align:start;border-bottom:1px solid #8884}
img{max-width:14rem;margin:.25rem;vertical-align:top}p{overflow-wrap:anywhere;white-space:pre-wrap;margin:.25rem 0}small{opacity:.7}`;

interface Page {
  readonly locale: Locale;
  readonly title: string;
  readonly intro: string;
}

/** The page that opens without a program: it needs nothing but the files beside it. */
export async function* exportPage({ locale, title, intro }: Page, sections: AsyncIterable<ExportSection>): AsyncGenerator<string> {
  yield `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">`;
  yield `<title>${escape(title)}</title><style>${STYLE}</style></head><body><h1>${escape(title)}</h1><p>${escape(intro)}</p>\n`;
  for await (const section of sections) {
    yield `<h2>${escape(section.title)}</h2>\n`;
    yield* body(section);
  }
  yield '</body></html>\n';
}

async function* body(section: ExportSection): AsyncGenerator<string> {
  if (section.kind === 'facts') {
    yield `<dl>${section.facts.map(([label, value]) => `<dt>${escape(label)}</dt><dd>${escape(value)}</dd>`).join('')}</dl>\n`;
  } else if (section.kind === 'table') {
    yield `<table><thead><tr>${cells('th', section.columns)}</tr></thead><tbody>\n`;
    for await (const row of section.rows) yield `<tr>${cells('td', row)}</tr>\n`;
    yield '</tbody></table>\n';
  } else if (section.kind === 'pictures') {
    for (const file of section.files) yield `<img src="${escape(file)}" alt="">\n`;
  } else {
    for await (const { who, at, text } of section.lines)
      yield `<p><b>${escape(who)}</b> <small>${escape(at)}</small>\n${escape(text)}</p>\n`;
  }
}

const cells = (tag: 'td' | 'th', texts: readonly string[]): string => texts.map((text) => `<${tag}>${escape(text)}</${tag}>`).join('');
