import type { SVGProps } from 'react';
import { IconFrame } from './draw-icon';

/** A theatre half-mask: marks fictional profiles. */
export function MaskIcon(props: SVGProps<SVGSVGElement>) {
  return (
    <IconFrame {...props}>
      <path d="M2.8 7.2c3-1.4 6.2-1.3 9.2.2 3-1.5 6.2-1.6 9.2-.2.3 6-1.8 10-5 10-2 0-2.9-1.9-4.2-1.9s-2.2 1.9-4.2 1.9c-3.2 0-5.3-4-5-10Z" />
      <path d="M6.6 11.2c.9-.8 2-.8 2.9 0M14.5 11.2c.9-.8 2-.8 2.9 0" />
    </IconFrame>
  );
}

/** One credit. */
export function CoinIcon(props: SVGProps<SVGSVGElement>) {
  return (
    <IconFrame {...props}>
      <circle cx="12" cy="12" r="9" />
      <path d="M14.7 9.3a3.8 3.8 0 1 0 0 5.4" />
    </IconFrame>
  );
}
