import { ButtonGroup } from '@portal/design-system';
import type { HiveTree } from '@portal/domain/hive';
import { HivePage } from '@portal/hive-components/page';
import { useMemo, useState } from 'react';
import { PreviewFrame } from '../canvas/PreviewFrame.tsx';
import { usePageContent } from '../data/use-page-content.ts';
import { reviewMessages } from '../messages/review.ts';
import * as css from './ReviewDialog.css.ts';

const messages = reviewMessages.look;
type Side = 'before' | 'after';

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
        label={messages.label}
        items={[
          { key: 'before', label: messages.before },
          { key: 'after', label: messages.after },
        ]}
        value={side}
        onValueChange={setSide}
      />
      <PreviewFrame
        title={side === 'before' ? messages.beforeTitle : messages.afterTitle}
        width={1200}
        height={420}
        scale={0.6}
      >
        <HivePage components={nodes} mode="live" content={content} />
      </PreviewFrame>
    </div>
  );
}
