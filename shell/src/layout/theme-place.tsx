import { useLatePart } from '../navigation/use-late-part';
import styles from './bar-list.module.css';

const load = () => import(/* webpackChunkName: "late-parts" */ './theme-menu').then(({ ThemeMenu }) => ThemeMenu);

/** The place of the choice of light and dark in a bar: without a script nobody can choose, so the list comes with the last of them. */
export const ThemePlace = () => {
  const ThemeMenu = useLatePart(load);
  return <div className={styles.place}>{ThemeMenu && <ThemeMenu />}</div>;
};
