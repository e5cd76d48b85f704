import { Component, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { isChunkFault } from '../failures/remote-failure';
import { reportShellFailure } from '../failures/shell-failure';
import { shellFailureOf } from '../failures/shell-fault';
import { ErrorPage, MissingPage } from './error-page';

interface Props {
  readonly children: ReactNode;
  /** Draws its children anew; a reload of the page when it is not told how. */
  readonly onRetry?: () => void;
  /** Closes what failed: it lay over a page that works, so nothing takes its place. */
  readonly onClose?: () => void;
}

/** A fault of the shell's own page, or of what it draws over one, shows what is wrong in its place; going to any page, also the same, tries again. */
export const ShellBoundary = (props: Props) => {
  const { key } = useLocation();
  return <Boundary {...props} at={key} />;
};

interface State {
  readonly at: string | null;
  readonly fault: { readonly of: unknown } | null;
}

class Boundary extends Component<Props & { readonly at: string }, State> {
  override state: State = { at: null, fault: null };

  static getDerivedStateFromError(fault: unknown): Partial<State> {
    return { fault: { of: fault } };
  }

  static getDerivedStateFromProps({ at }: { readonly at: string }, state: State): State | null {
    return at === state.at ? null : { at, fault: null };
  }

  override componentDidCatch(fault: unknown) {
    reportError(fault);
    const { phase, code } = shellFailureOf(fault, 'render');
    if (phase) reportShellFailure(phase, code);
    this.props.onClose?.();
  }

  /** What was gone before somebody went on, such as a rejected lazy, is still gone after that. */
  override componentDidUpdate(before: { readonly at: string }, { fault }: State) {
    if (fault && this.state.fault && before.at !== this.props.at) this.props.onRetry?.();
  }

  override render() {
    const { children, onClose, onRetry } = this.props;
    const { fault } = this.state;
    if (!fault) return children;
    if (onClose) return null;
    const Instead = isChunkFault(fault.of) ? MissingPage : Failed;
    return <Instead onRetry={onRetry ?? reload} />;
  }
}

const reload = (): void => window.location.reload();

const Failed = ({ onRetry }: { onRetry: () => void }) => <ErrorPage status={500} onRetry={onRetry} />;
