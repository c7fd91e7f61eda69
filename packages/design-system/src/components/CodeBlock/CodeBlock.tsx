import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { codeBlockMessages as messages } from '../../messages/code-block.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './CodeBlock.css.ts';

export interface CodeBlockProps {
  /** Its accessible name: what the code is. */
  label: string;
  children: string;
}

const shownFor = 2_000;

/** Code, a response or a command to copy. Long lines scroll, also by keyboard. */
export function CodeBlock({ label, children }: CodeBlockProps) {
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setIsCopied(false), shownFor);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = () => void navigator.clipboard.writeText(children).then(() => setIsCopied(true));
  return (
    <div className={css.block}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll it */}
      <section aria-label={label} tabIndex={0} className={css.scroll}>
        <pre className={css.code}>
          <code>{children}</code>
        </pre>
      </section>
      <span className={css.copy}>
        <IconButton icon={isCopied ? Check : Copy} label={messages.copy(label)} onClick={copy} />
      </span>
      <VisuallyHidden live="polite">{isCopied ? messages.copied : ''}</VisuallyHidden>
    </div>
  );
}
