import type { ReactElement } from 'react';
import { classNames } from '../../primitives/class-names';
import { ChevronLeftIcon, ChevronRightIcon } from '../../primitives/icon';
import { Anchor, type LinkElementProps } from '../../primitives/link';
import { pagesToShow } from './pages.rules';
import styles from './pagination.module.css';

export interface PaginationProps {
  /** Beginning with 1. */
  page: number;
  pages: number;
  /** The link to a page: `(n) => <Link to={`?page=${n}`} />`. */
  link: (page: number) => ReactElement<LinkElementProps>;
  /** Name of the region: "Pages". */
  label: string;
  /** Name of one page: `(n) => "Page 3"`. */
  pageLabel: (page: number) => string;
  previousLabel: string;
  nextLabel: string;
}

/** Page numbers as real links; nothing when there is one page. */
export function Pagination({ page, pages, link, label, pageLabel, previousLabel, nextLabel }: PaginationProps) {
  if (pages <= 1) return null;
  const step = (to: number, name: string, icon: ReactElement, rel: string) =>
    to < 1 || to > pages ? null : (
      <Anchor render={link(to)} rel={rel} aria-label={name} title={name} className={styles.page}>
        {icon}
      </Anchor>
    );
  return (
    <nav aria-label={label}>
      <ul className={styles.list}>
        <li className={styles.edge}>{step(page - 1, previousLabel, <ChevronLeftIcon />, 'prev')}</li>
        {pagesToShow(page, pages).map((one, index, all) => (
          <li key={one} className={classNames(index > 0 && one - (all[index - 1] ?? 0) > 1 && styles.gap)}>
            <Anchor
              render={link(one)}
              aria-label={pageLabel(one)}
              aria-current={one === page ? 'page' : undefined}
              className={classNames(styles.page, one === page && styles.current)}
            >
              {one}
            </Anchor>
          </li>
        ))}
        <li className={styles.edge}>{step(page + 1, nextLabel, <ChevronRightIcon />, 'next')}</li>
      </ul>
    </nav>
  );
}
