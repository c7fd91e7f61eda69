import { Component, type ReactNode } from 'react';
import { commonMessages } from '../../messages/common.ts';
import { tableMessages } from '../../messages/table.ts';
import { GridBox } from './grid-box.ts';
import { RowAction } from './RowAction.tsx';
import * as css from './Table.css.ts';

export interface RowBoundaryProps {
  readonly name: string;
  readonly onError: (error: unknown) => void;
  readonly children: ReactNode;
}

/** Shows an error in place of a row that fails to render. The other rows and the page are unaffected. */
export class RowBoundary extends Component<RowBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <GridBox role="gridcell" className={css.rowError}>
        {tableMessages.rowFailed(this.props.name)}
        <RowAction className={css.rowErrorAction} onClick={() => this.setState({ failed: false })}>
          {commonMessages.tryAgain}
        </RowAction>
      </GridBox>
    );
  }
}
