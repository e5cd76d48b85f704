import { Suspense, lazy } from 'react';
import type { Composition } from '@rendezvous/contracts/releases';
import { RemoteBoundary } from '../remote-host/remote-boundary';

const OverrideBanner = lazy(() =>
  import(/* webpackChunkName: "override" */ './override-banner').then((module) => ({ default: module.OverrideBanner })),
);

/** The banner of builds that nobody released: no member's page has it, so none loads it. */
export const OverridePlace = ({ composition: { overrides = [], refusedOverride } }: { composition: Composition }) =>
  overrides.length === 0 && !refusedOverride ? null : (
    <RemoteBoundary fallback={null} onFault={(fault) => reportError(fault)}>
      <Suspense fallback={null}>
        <OverrideBanner overrides={overrides} refused={refusedOverride?.reason ?? null} />
      </Suspense>
    </RemoteBoundary>
  );
