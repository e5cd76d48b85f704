import { useLatePart } from '../navigation/use-late-part';
import styles from './bar-list.module.css';

const load = () => import(/* webpackChunkName: "late-parts" */ './theme-menu').then(({ ThemeMenu }) => ThemeMenu);

/** The place of the choice of light and dark in a bar: without a script nobody can choose, so the list comes with the last of them. */
export const ThemePlace = () => <div className={styles.place}>{useLatePart(load)}</div>;
