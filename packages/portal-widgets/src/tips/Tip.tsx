import { Button, Icon, IconButton, Link } from '@portal/design-system';
import { Lightbulb, X } from '@portal/design-system/icons';
import { type MouseEvent, useId, useState } from 'react';
import { tipsMessages as messages } from '../messages/tips.ts';
import * as css from './Tips.css.ts';
import type { TipProps, TipView } from './Tips.props.ts';

/** Navigates without reloading the page; clicks with a modifier key are left to the browser. */
export function TipLink({ tip, onNavigate }: { tip: TipView } & Pick<TipProps, 'onNavigate'>) {
  const { href } = tip;
  if (href === null) return null;
  const follow = (event: MouseEvent) => {
    if (!href.startsWith('/') || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    onNavigate(href);
  };
  return (
    <Link href={href} onClick={follow} aria-label={messages.showMeAbout(tip.title)}>
      {messages.showMe}
    </Link>
  );
}

/** TIP-01: one tip at a time, where there is room. A dismissed tip does not return; the next one shows. */
export function Tip({ tips, onDismiss, onNavigate }: TipProps) {
  const [at, setAt] = useState(0);
  const name = useId();
  const tip = tips[at % Math.max(tips.length, 1)];
  if (!tip) return null;
  return (
    <section aria-labelledby={name} className={css.tip}>
      <span className={css.mark}>
        <Icon icon={Lightbulb} size="s" />
      </span>
      <div>
        <span id={name} className={css.label}>
          {messages.title}
        </span>
        <div role="status">
          <b className={css.title}>{tip.title}</b>
          <p className={css.words}>{tip.description}</p>
        </div>
        <div className={css.acts}>
          <TipLink tip={tip} onNavigate={onNavigate} />
          {tips.length > 1 ? (
            <Button kind="text" onClick={() => setAt((at + 1) % tips.length)}>
              {messages.next}
            </Button>
          ) : null}
        </div>
      </div>
      <span className={css.close}>
        <IconButton icon={X} label={messages.hide(tip.title)} size="s" onClick={() => onDismiss(tip.id)} />
      </span>
    </section>
  );
}
