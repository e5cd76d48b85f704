import type { Lander } from '@rendezvous/contracts/landers/landers';
import styles from './lander-sections.module.css';

/** What a variant says below the first screen. */
export const LanderSections = ({ lander: { sections } }: { readonly lander: Lander }) =>
  sections.length === 0 ? null : (
    <div className={styles.sections}>
      {sections.map(({ heading, text }) => (
        <section key={heading}>
          <h2>{heading}</h2>
          <p>{text}</p>
        </section>
      ))}
    </div>
  );
