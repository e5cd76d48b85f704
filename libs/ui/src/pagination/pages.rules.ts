/** The page numbers worth a link: the first, the last, and the neighbours of this one; at most seven. */
export function pagesToShow(page: number, pages: number): number[] {
  const here = Math.min(Math.max(page, 1), pages);
  const wanted = new Set([1, here - 1, here, here + 1, pages]);
  // Near an edge one more number costs no extra place and spares a jump over a single page.
  if (here <= 3) wanted.add(2).add(3);
  if (here >= pages - 2) wanted.add(pages - 1).add(pages - 2);
  return [...wanted].filter((one) => one >= 1 && one <= pages).toSorted((a, b) => a - b);
}
