import { PortalContext } from '@portal/portal-client/react';
import { Component, type ReactNode } from 'react';

export interface RouteBoundaryProps {
  children: ReactNode;
  fallback: ReactNode;
  /** Another path resets the error. */
  path: string;
}

/** NAV-17: reports a failed route once and shows the unknown-error page until the path changes. */
export class RouteBoundary extends Component<RouteBoundaryProps, { readonly failed: boolean }> {
  static override contextType = PortalContext;
  declare context: React.ContextType<typeof PortalContext>;
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.context?.report(error, 'page');
  }

  override componentDidUpdate(before: RouteBoundaryProps) {
    if (this.state.failed && before.path !== this.props.path) this.setState({ failed: false });
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
