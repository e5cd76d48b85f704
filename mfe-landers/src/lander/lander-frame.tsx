import type { ReactNode } from 'react';
import type { Lander } from '@rendezvous/contracts/landers/landers';
import { useExposure } from './use-exposure';

interface LanderFrameProps {
  readonly lander: Lander;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Around every lander's page: the language of its words, and no place in search engines for a preview. */
export const LanderFrame = ({ lander, className, children }: LanderFrameProps) => {
  useExposure(lander);
  return (
    <div className={className} lang={lander.language}>
      {lander.preview ? <meta name="robots" content="noindex" /> : null}
      {children}
    </div>
  );
};
