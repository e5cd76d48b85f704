import {
  cloneElement,
  useEffect,
  useState,
  type MouseEvent,
  type ButtonHTMLAttributes,
  type ComponentType,
  type ReactElement,
} from 'react';
import { WarningIcon } from '../../primitives/icon';
import styles from './lazy-menu.module.css';

/** What the menu takes from here, to hand to `Menu`. */
export interface OpenMenu {
  readonly trigger: ReactElement;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** The press that it was fetched for was one of a key. */
  readonly isAskedByKey?: boolean;
}

export interface LazyMenuProps<Items extends object> {
  /** The button, with its name. */
  readonly trigger: ReactElement<ButtonHTMLAttributes<HTMLButtonElement>>;
  /** `() => import('./more-menu').then(({ MoreMenu }) => MoreMenu)`; may be asked more than once. */
  readonly load: () => Promise<ComponentType<Items & OpenMenu>>;
  /** What else the menu is given. */
  readonly items: Items;
  /** Said for some seconds after a press for which the code did not come. */
  readonly missing?: string;
}

const SAID_MS = 6000;

/**
 * A menu that weighs more than the rest of its page. Its code is fetched when the pointer or the focus comes near the
 * button, and takes the button's place only when that is pressed: any sooner, the focus would be lost with the old
 * button. A press is kept until the code is there; when it does not come, that is said, and the next press tries again.
 */
export function LazyMenu<Items extends object>({ trigger, load, items, missing }: LazyMenuProps<Items>) {
  const [Menu, setMenu] = useState<ComponentType<Items & OpenMenu> | null>(null);
  const [open, setOpen] = useState(true);
  const [isMissing, setMissing] = useState(false);
  const [isByKey, setByKey] = useState(false);
  // what is said goes by itself
  useEffect(() => {
    if (!isMissing) return undefined;
    const timer = setTimeout(() => setMissing(false), SAID_MS);
    return () => clearTimeout(timer);
  }, [isMissing]);
  if (Menu !== null) return <Menu {...items} trigger={trigger} open={open} isAskedByKey={isByKey} onOpenChange={setOpen} />;
  const fetch = () => void load().catch(() => undefined);
  const press = ({ detail }: MouseEvent) => {
    setMissing(false);
    setByKey(detail === 0);
    void load().then(
      (menu) => setMenu(() => menu),
      () => setMissing(true),
    );
  };
  return (
    <>
      {cloneElement(trigger, { 'aria-haspopup': 'menu', onPointerEnter: fetch, onFocus: fetch, onClick: press })}
      {isMissing && missing ? (
        <span role="alert" className={styles.missing}>
          <WarningIcon />
          {missing}
        </span>
      ) : null}
    </>
  );
}
