import { type ReactNode, useState } from 'react';
import { Chip, ChipList } from '@rendezvous/ui';
import { Disclosure } from '@rendezvous/ui/disclosure';
import styles from './chosen-chips.module.css';

interface Props {
  readonly label: string;
  readonly aside?: ReactNode;
  readonly hint?: ReactNode;
  /** What is chosen, as it is called. */
  readonly chosen: readonly string[];
  /** Stands for each of their names while those are on their way. */
  readonly coming?: ReactNode;
  /** Opens all that there is to choose from. */
  readonly change: string;
  /** Something in it is wrong: it is open, whatever was chosen. */
  readonly faulty: boolean;
  /** The field itself. */
  readonly children: ReactNode;
}

/** What was chosen of many, and the many for whoever opens them; open from the beginning while nothing is chosen. */
export const ChosenChips = ({ label, aside, hint, chosen, coming, change, faulty, children }: Props) => {
  const [open, setOpen] = useState(chosen.length === 0);
  return (
    <div className={styles.field}>
      <p className={styles.head}>
        <span className={styles.label}>{label}</span>
        <span className={styles.aside}>{aside}</span>
      </p>
      {chosen.length > 0 ? (
        <ChipList label={label}>
          {chosen.map((name) => (
            <Chip key={name}>{coming ?? name}</Chip>
          ))}
        </ChipList>
      ) : null}
      {hint ? <p className="small muted">{hint}</p> : null}
      <Disclosure summary={change} open={open || faulty} onToggle={setOpen}>
        {children}
      </Disclosure>
    </div>
  );
};
