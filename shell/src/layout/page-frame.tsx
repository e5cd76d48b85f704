import type { ReactNode, SyntheticEvent } from 'react';
import styles from './layout.module.css';

/** What React hears is not made up for once more. It hears some presses and changes before the page says that scripts hold it. */
const tellHeard = (event: SyntheticEvent): void => globalThis.rendezvousStart?.heard(event);

/** The outermost element of a page; a conversation fills the window. */
export const PageFrame = ({ fills = false, children }: { readonly fills?: boolean; readonly children: ReactNode }) => (
  <div className={fills ? styles.conversation : styles.page} onClickCapture={tellHeard} onChangeCapture={tellHeard}>
    {children}
  </div>
);
