import { Skeleton } from '@portal/design-system';
import type { ProductInformation } from '@portal/domain/catalogue';
import { useImageFailed } from '@portal/portal-client/react';
import { PartSummary } from '@portal/portal-widgets';
import { type ReactNode, Suspense } from 'react';
import { type PartViewProps, usePartView } from '../../lazy/part-view.ts';
import * as css from './PartScreen.css.ts';

export interface PartBodyProps extends Pick<PartViewProps, 'context' | 'accode' | 'onAdd'> {
  readonly information: ProductInformation;
  readonly buying?: ReactNode;
}

/** A part's summary and tabs; with `buying`, the panel that orders it. */
export function PartBody({ information, buying, ...view }: PartBodyProps) {
  const PartView = usePartView();
  const onImageFailed = useImageFailed();
  return (
    <>
      <PartSummary
        information={information}
        isSignedIn={view.context !== 'logged_out'}
        onImageFailed={onImageFailed}
        buying={buying}
      />
      <div className={css.tabs}>
        <Suspense fallback={<Skeleton width="full" />}>
          <PartView
            key={information.stock_code}
            stock_code={information.stock_code}
            warehouse={null}
            look="plain"
            goToTab="dimensions"
            {...view}
          />
        </Suspense>
      </div>
    </>
  );
}
