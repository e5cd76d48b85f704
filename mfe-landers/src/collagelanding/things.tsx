import type { ReactNode } from 'react';
import styles from './things.module.css';

/** A thing cut out of coloured paper: the white edge first, then the paper. */
const Cut = ({
  box,
  className,
  children,
}: {
  readonly box: string;
  readonly className: string | undefined;
  readonly children: ReactNode;
}) => (
  <svg className={className} viewBox={box} aria-hidden="true" focusable="false">
    <g className={styles.edge}>{children}</g>
    <g>{children}</g>
  </svg>
);

interface ThingProps {
  readonly className: string | undefined;
}

export const Bike = ({ className }: ThingProps) => (
  <Cut box="0 0 220 150" className={className}>
    <circle className={styles.wheel} cx="50" cy="98" r="38" />
    <circle className={styles.wheel} cx="170" cy="98" r="38" />
    <path className={styles.frame} d="M50 98L84 44H150L112 98H50M84 44L112 98M170 98L146 28M146 28H166M70 36H98M84 44L80 34" />
  </Cut>
);

export const Book = ({ className }: ThingProps) => (
  <Cut box="0 0 180 120" className={className}>
    <path className={styles.cover} d="M8 26L88 14L92 108L14 112Z" />
    <path className={styles.cover} d="M172 22L92 14L92 108L168 110Z" />
    <path className={styles.pages} d="M18 30C44 18 70 20 90 28V100C70 92 44 92 22 102Z" />
    <path className={styles.pages} d="M162 28C138 18 112 20 92 28V100C112 92 138 92 160 100Z" />
    <path
      className={styles.ink}
      d="M32 44C48 38 62 38 78 42M33 58C49 52 62 52 78 56M104 42C120 38 134 38 148 44M104 56C120 52 134 52 148 58"
    />
  </Cut>
);

export const Dog = ({ className }: ThingProps) => (
  <Cut box="0 0 150 160" className={className}>
    <path
      className={styles.fur}
      d="M40 44C52 28 98 28 110 44C120 60 118 88 108 104C112 120 116 140 116 152H34C34 140 38 120 42 104C32 88 30 60 40 44Z"
    />
    <path className={styles.ear} d="M42 42C28 34 14 46 14 68C14 84 24 92 32 86C40 78 42 60 48 48Z" />
    <path className={styles.ear} d="M108 42C122 34 136 46 136 68C136 84 126 92 118 86C110 78 108 60 102 48Z" />
    <ellipse className={styles.pages} cx="75" cy="92" rx="24" ry="20" />
    <ellipse className={styles.nose} cx="75" cy="82" rx="9" ry="7" />
    <circle className={styles.nose} cx="58" cy="64" r="5" />
    <circle className={styles.nose} cx="92" cy="64" r="5" />
    <path className={styles.ink} d="M75 89V98M62 98C66 104 72 104 75 98C78 104 84 104 88 98" />
    <path className={styles.collar} d="M42 116C60 126 90 126 108 116" />
  </Cut>
);

export const Pan = ({ className }: ThingProps) => (
  <Cut box="0 0 220 130" className={className}>
    <path className={styles.handle} d="M128 62L206 40" />
    <circle className={styles.pan} cx="70" cy="68" r="56" />
    <path className={styles.pages} d="M46 50C58 34 92 38 98 58C108 74 92 98 70 94C44 98 34 70 46 50Z" />
    <circle className={styles.yolk} cx="72" cy="66" r="16" />
  </Cut>
);
