/** The page numbers worth a link: the first, the last, and the neighbours of this one; at most five. */
export function pagesToShow(page: number, pages: number): number[] {
  const here = Math.min(Math.max(page, 1), pages);
  const wanted = new Set([1, here - 1, here, here + 1, pages]);
  // At an end there is one neighbour only: one more number costs no extra place and spares a jump over a single page.
  if (here === 1) wanted.add(3);
  if (here === pages) wanted.add(pages - 2);
  return [...wanted].filter((one) => one >= 1 && one <= pages).toSorted((a, b) => a - b);
}
