import { ButtonGroup } from '@portal/design-system';
import type { HiveTree } from '@portal/domain/hive';
import { HivePage } from '@portal/hive-components/page';
import { useMemo, useState } from 'react';
import { PreviewFrame } from '../canvas/PreviewFrame.tsx';
import { usePageContent } from '../data/use-page-content.ts';
import * as css from './ReviewDialog.css.ts';

const sides = { before: 'What visitors see', after: 'After publishing' } as const;
type Side = keyof typeof sides;

/** The page as visitors see it, before and after publishing. */
export function BeforeAfter({ before, after }: { before: HiveTree; after: HiveTree }) {
  const [side, setSide] = useState<Side>('after');
  const tree = side === 'before' ? before : after;
  const content = usePageContent(tree);
  const nodes = useMemo(() => [...tree.values()], [tree]);
  return (
    <div className={css.look}>
      <ButtonGroup<Side>
        kind="one"
        label="Side"
        items={[
          { key: 'before', label: 'Before' },
          { key: 'after', label: 'After' },
        ]}
        value={side}
        onValueChange={setSide}
      />
      <PreviewFrame title={sides[side]} width={1200} height={420} scale={0.6}>
        <HivePage components={nodes} mode="live" content={content} />
      </PreviewFrame>
    </div>
  );
}
