import { Menu as Base } from '@base-ui/react/menu';
import { type ReactElement, type ReactNode, useEffect } from 'react';
import { classNames } from '../../primitives/class-names';
import { CheckIcon } from '@rendezvous/ui';
import type { LinkElementProps } from '../../primitives/link';
import popup from '../popup/popup.module.css';
import { usePopup, type PopupProps } from '../popup/use-popup';
import styles from './menu.module.css';

export interface MenuProps extends PopupProps {
  /** The button that opens it: a `<Button>` or `<IconButton>`, whose name is the menu's name too. */
  trigger: ReactElement;
  /** `MenuItem`, `MenuLink`, `MenuChoice`, `MenuSeparator`, `MenuText`. */
  children: ReactNode;
  /** It opens at once because of a key that was pressed before it was there. */
  isAskedByKey?: boolean | undefined;
}

/** What opens by itself takes the focus as a whole; asked for by a key it begins at its first entry, as every later time. */
const useFirstEntry = (isAskedByKey: boolean): void =>
  useEffect(() => {
    if (!isAskedByKey) return undefined;
    const arrive = ({ target }: FocusEvent): void => {
      if (!(target instanceof Element && target.matches('[role=menu]'))) return;
      document.removeEventListener('focusin', arrive);
      target.querySelector<HTMLElement>('[role^=menuitem]')?.focus();
    };
    document.addEventListener('focusin', arrive);
    return () => document.removeEventListener('focusin', arrive);
  }, [isAskedByKey]);

/** A list of actions under a button: arrow keys, first letters, Esc. */
export function Menu({ trigger, children, align = 'end', side = 'bottom', isAskedByKey = false, ...opening }: MenuProps) {
  const { open, defaultOpen, onOpenChange } = opening;
  useFirstEntry(isAskedByKey);
  const { anchor, change, home, positioner } = usePopup(onOpenChange);
  return (
    <Base.Root modal={false} open={open} defaultOpen={defaultOpen} onOpenChange={change}>
      <Base.Trigger ref={anchor} render={trigger} />
      <Base.Portal container={home}>
        <Base.Positioner {...positioner} align={align} side={side}>
          <Base.Popup className={popup.popup}>{children}</Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

interface EntryProps {
  children: ReactNode;
  icon?: ReactNode;
  /** At the end of the line: a badge, a hint. */
  end?: ReactNode;
  disabled?: boolean | undefined;
}

const inside = ({ icon, children, end }: EntryProps) => (
  <>
    {icon}
    <span className={popup.words}>{children}</span>
    {end ? <span className={popup.end}>{end}</span> : null}
  </>
);

/** An action. `danger` for what cannot be undone. */
export function MenuItem({ onSelect, danger, disabled, ...entry }: EntryProps & { onSelect: () => void; danger?: boolean | undefined }) {
  return (
    <Base.Item className={classNames(popup.item, danger && styles.danger)} disabled={disabled} onClick={onSelect}>
      {inside(entry)}
    </Base.Item>
  );
}

/** A link: `render={<Link to="/settings" />}` or `href`. */
export function MenuLink({
  render,
  href,
  current,
  ...entry
}: Omit<EntryProps, 'disabled'> & {
  render?: ReactElement<LinkElementProps> | undefined;
  href?: string | undefined;
  current?: boolean | undefined;
}) {
  return (
    <Base.LinkItem
      className={popup.item}
      render={render}
      {...(href === undefined ? {} : { href })}
      closeOnClick
      aria-current={current ? 'page' : undefined}
    >
      {inside(entry)}
    </Base.LinkItem>
  );
}

export interface MenuChoiceProps<T extends string> {
  /** Heading of the group. */
  label: ReactNode;
  options: readonly { value: T; label: ReactNode; lang?: string | undefined }[];
  value: T;
  onChange: (value: T) => void;
}

/** One of several, with a tick: language, theme. */
export function MenuChoice<T extends string>({ label, options, value, onChange }: MenuChoiceProps<T>) {
  return (
    <Base.RadioGroup value={value} onValueChange={(next: T) => onChange(next)}>
      <Base.GroupLabel className={styles.heading}>{label}</Base.GroupLabel>
      {options.map((option) => (
        <Base.RadioItem key={option.value} value={option.value} closeOnClick className={popup.item} lang={option.lang}>
          <span className={popup.words}>{option.label}</span>
          <Base.RadioItemIndicator className={popup.end}>
            <CheckIcon />
          </Base.RadioItemIndicator>
        </Base.RadioItem>
      ))}
    </Base.RadioGroup>
  );
}

/** A hairline between groups. */
export function MenuSeparator() {
  return <Base.Separator className={styles.separator} />;
}

/** Text that is no entry: who is signed in. */
export function MenuText({ children }: { children: ReactNode }) {
  return <div className={styles.text}>{children}</div>;
}
