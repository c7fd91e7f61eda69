import { Button } from '@portal/design-system';
import { Copy } from '@portal/design-system/icons';
import { useState } from 'react';
import { commonMessages } from '../messages/common.ts';
import { partPanelMessages as messages } from '../messages/part-panel.tsx';
import * as css from './PartPanel.css.ts';

/** PART-09: the stored row unprocessed, for root and it. */
export function DebugFacts({ debug }: { readonly debug: Readonly<Record<string, unknown>> }) {
  const [copied, setCopied] = useState(false);
  const text = JSON.stringify(debug, null, 2);
  return (
    <div className={css.debugFrame}>
      <Button size="s" icon={Copy} onClick={() => void navigator.clipboard.writeText(text).then(() => setCopied(true))}>
        {copied ? messages.debug.copied : commonMessages.copy}
      </Button>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard */}
      <pre className={css.debug} tabIndex={0}>
        {text}
      </pre>
    </div>
  );
}
