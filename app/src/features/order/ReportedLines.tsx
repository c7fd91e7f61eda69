import type { ReportedEvent } from '@portal/domain/cart';
import { dayAndMonth } from '@portal/domain/format';
import type { CartDocument } from '@portal/portal-client';
import { useFormat, useReportedLines } from '@portal/portal-client/react';
import { SubmittedLines } from '@portal/portal-widgets';

interface ReportedLinesProps {
  readonly document: CartDocument;
  readonly reported: readonly ReportedEvent[];
}

/** CART-06: the lines of a submitted order once the supplier has reported something about it. */
export function ReportedLines({ document, reported }: ReportedLinesProps) {
  return (
    <SubmittedLines
      lines={useReportedLines(document, reported)}
      format={useFormat()}
      day={(date) => dayAndMonth(date, new Date())}
    />
  );
}
