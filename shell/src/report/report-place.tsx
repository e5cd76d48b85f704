import { type ComponentProps, Suspense, lazy } from 'react';
import { usePageLeft } from '../navigation/use-page-left';
import type { ReportOverlay as Overlay } from './report-overlay';

// in one file with what else comes after the first screen
const ReportOverlay = lazy(() =>
  import(/* webpackChunkName: "late-parts" */ './report-overlay').then((part) => ({ default: part.ReportOverlay })),
);

/** Where a member is reported. Few report, so no first screen carries it. */
export const ReportPlace = (props: ComponentProps<typeof Overlay>) => {
  const isLeft = usePageLeft(props.onClose);
  return isLeft ? null : (
    <Suspense>
      <ReportOverlay {...props} />
    </Suspense>
  );
};
