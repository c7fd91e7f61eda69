import { ErrorState } from '@portal/design-system';
import { Component, type ReactNode } from 'react';
import { PortalContext } from './portal.ts';

export interface RegionBoundaryProps {
  children: ReactNode;
  /** What fails when this fails, as the buyer calls it. */
  name: string;
  /** What is safe nevertheless. */
  safe?: string;
}

/** SHELL-13: a failing region says so in its own place, is reported once, and can be tried again. */
export class RegionBoundary extends Component<RegionBoundaryProps, { readonly error: Error | null }> {
  static override contextType = PortalContext;
  declare context: React.ContextType<typeof PortalContext>;
  override state: { readonly error: Error | null } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override componentDidCatch(error: unknown) {
    this.context?.report(error, this.props.name);
  }

  override render() {
    if (this.state.error === null) return this.props.children;
    return (
      <ErrorState title={`${this.props.name} could not be shown.`} onRetry={() => this.setState({ error: null })}>
        {this.props.safe ? <p>{this.props.safe}</p> : null}
      </ErrorState>
    );
  }
}
