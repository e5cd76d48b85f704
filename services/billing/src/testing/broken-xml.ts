const ELEMENT = /<([A-Za-z0-9]+)((?: [^>]*)?)>([^<]*)<\/\1>/g;

/** What stands in the place of a text: nothing, what fits in many places, part of a cent, letters that banks do not take, and too much. */
const TEXTS: readonly string[] = ['', '1', '0.001', 'é', 'x'.repeat(36), 'x'.repeat(141)];

/** Where elements with all that is in them begin and end, in a message that is written without spaces between them. */
const spansOf = (xml: string): (readonly [number, number])[] => {
  const open: { name: string; at: number }[] = [];
  const spans: (readonly [number, number])[] = [];
  for (const { 0: tag, 1: closing, 2: name, index } of xml.matchAll(/<(\/?)([A-Za-z0-9]+)[^>]*>/g)) {
    if (closing === '') open.push({ name: name!, at: index });
    else spans.push([open.pop()!.at, index + tag.length]);
  }
  return spans;
};

/** The message with one thing wrong in it, in every way that there is: something left out, there twice, changed for its neighbour, or other text. */
export const brokenOnce = (xml: string): string[] => {
  const spans = spansOf(xml);
  const cut = ([from, to]: readonly [number, number], by: string): string => xml.slice(0, from) + by + xml.slice(to);
  const swapped = spans.flatMap(([from, middle]) => {
    const next = spans.find(([begins]) => begins === middle);
    return next === undefined ? [] : [cut([from, next[1]], xml.slice(middle, next[1]) + xml.slice(from, middle))];
  });
  const texts = [...xml.matchAll(ELEMENT)].flatMap(({ 0: all, 1: name, 2: attributes, index }) =>
    TEXTS.map((text) => cut([index, index + all.length], `<${name}${attributes}>${text}</${name}>`)),
  );
  return [
    ...spans.map((span) => cut(span, '')),
    ...spans.map(([from, to]) => cut([from, to], xml.slice(from, to).repeat(2))),
    ...swapped,
    ...texts,
    ...['Ccy="eur"', 'Ccy=""', '', 'Ccy="EUR" a="1"'].map((attributes) => xml.replace('Ccy="EUR"', attributes)),
  ];
};
