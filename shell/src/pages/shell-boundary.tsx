import { Component } from 'react';
import type { ReactNode } from 'react';
import { ErrorPage } from './error-page';

/** The last boundary: a fault of the shell's own page shows the generic error page, and the top bar stays. */
export class ShellBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <ErrorPage status={500} onRetry={() => window.location.reload()} /> : this.props.children;
  }
}
