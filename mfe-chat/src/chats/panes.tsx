import type { ReactNode } from 'react';
import styles from './panes.module.css';

interface Props {
  readonly list: ReactNode;
  readonly room: ReactNode;
  /** The room is open: on a phone it takes the list's place. */
  readonly inRoom: boolean;
}

/** The list beside the room; on a phone one of the two. */
export const Panes = ({ list, room, inRoom }: Props) => (
  <div className={inRoom ? styles.inRoom : styles.inList}>
    <div className={styles.list}>{list}</div>
    <div className={styles.room}>{room}</div>
  </div>
);
