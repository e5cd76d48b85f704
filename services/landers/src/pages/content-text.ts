/** One part of a page: a heading, paragraphs, then points of a list. For questions and answers the heading is the question. */
interface ContentSection {
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly items?: readonly string[];
}

/**
 * A content page in one language. `{words}` in braces are filled in from the site's settings and company when the page is
 * read (see `page-facts.rules.ts`), so that a text never contradicts what the product does.
 */
export interface ContentText {
  readonly title: string;
  readonly sections: readonly ContentSection[];
}
