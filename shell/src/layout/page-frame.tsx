import type { MouseEvent, ReactNode } from 'react';
import styles from './layout.module.css';

/** A press that React hears is not made up for once more. It hears some before the page says that scripts hold it. */
const tellHeard = ({ target }: MouseEvent): void => globalThis.rendezvousStart?.heard(target);

/** The outermost element of a page; a conversation fills the window. */
export const PageFrame = ({ fills = false, children }: { readonly fills?: boolean; readonly children: ReactNode }) => (
  <div className={fills ? styles.conversation : styles.page} onClickCapture={tellHeard}>
    {children}
  </div>
);
