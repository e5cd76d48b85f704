import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import bar from '../tab-links/tab-links.module.css';
import styles from './tabs.module.css';

interface Tab<T extends string> {
  value: T;
  label: ReactNode;
  /** A number or a `<Badge>` after the word. */
  end?: ReactNode;
  panel: ReactNode;
  disabled?: boolean | undefined;
}

export interface TabsProps<T extends string> {
  /** Name of the list of tabs. */
  label: string;
  tabs: readonly Tab<T>[];
  /** Leave out for an uncontrolled set, which begins with `defaultValue` or the first tab. */
  value?: T | undefined;
  defaultValue?: T | undefined;
  onChange?: ((value: T) => void) | undefined;
}

/** Panels of one page under a row of tabs; arrow keys move between them. */
export function Tabs<T extends string>({ label, tabs, value, defaultValue, onChange }: TabsProps<T>) {
  return (
    <Base.Root
      value={value}
      defaultValue={defaultValue ?? tabs[0]?.value}
      onValueChange={(next: T) => onChange?.(next)}
      className={styles.root}
    >
      <Base.List aria-label={label} className={bar.bar} activateOnFocus>
        {tabs.map((tab) => (
          <Base.Tab key={tab.value} value={tab.value} disabled={tab.disabled} className={bar.tab}>
            <span>{tab.label}</span>
            {tab.end === undefined ? null : <span className={bar.end}>{tab.end}</span>}
          </Base.Tab>
        ))}
      </Base.List>
      {tabs.map((tab) => (
        <Base.Panel key={tab.value} value={tab.value} className={styles.panel}>
          {tab.panel}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
