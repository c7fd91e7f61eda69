import { field, useComparison, usePortal } from '@portal/portal-client/react';
import { Compare, PartDrawing } from '@portal/portal-widgets';
import { compareMessages } from '../../messages/compare.ts';

const suggestions = 6;

export interface ComparisonProps {
  codes: readonly string[];
  onCodes: (codes: readonly string[]) => void;
}

/** PART-11: the comparison with its data, used in a dialog and as a page. */
export function Comparison({ codes, onCodes }: ComparisonProps) {
  const { catalogue } = usePortal();
  const { comparison, unknown, failed, retry, parts, scale } = useComparison(codes);
  return (
    <Compare
      comparison={comparison}
      unknown={unknown}
      failed={failed}
      drawing={(code) => {
        const part = parts.get(code);
        return part ? <PartDrawing part={part} name={code} {...field} amount="none" scale={scale} /> : null;
      }}
      scale={parts.size > 1 ? compareMessages.scale : ''}
      suggest={async (text) => (await catalogue.search(text, suggestions)) ?? []}
      onAdd={(code) => onCodes([...codes, code])}
      onRemove={(code) => onCodes(codes.filter((each) => each !== code))}
      onRetry={retry}
    />
  );
}
