import { Button, IconButton, type TabItem, Tabs, Tooltip } from '@portal/design-system';
import { X } from '@portal/design-system/icons';
import type { PartTab } from '@portal/domain/catalogue';
import { type KeyboardEvent, useRef, useState } from 'react';
import { addPartMessages } from '../messages/add-part.ts';
import { commonMessages } from '../messages/common.ts';
import { partPanelMessages as messages } from '../messages/part-panel.tsx';
import { AlternateCallout } from './AlternateCallout.tsx';
import * as css from './PartPanel.css.ts';
import type { PartPanelProps } from './PartPanel.props.ts';
import { defaultTab, tabLabel } from './part-tabs.ts';

/** True for fields, which handle these keys themselves. */
const typing = (target: EventTarget) =>
  target instanceof HTMLElement && /^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName);

/** Details of a part in tabs (PART-01 to PART-07). `children` renders the content of a tab. */
export function PartPanel(props: PartPanelProps) {
  const { stock_code, tabs, initialTab, goToTab, locked = false, alternate = null, returnTo = null } = props;
  const { add = null, look = 'line', schedule, children, onTab, onReturn, onAdd, onClose } = props;
  const [chosen, setChosen] = useState<{ readonly part: string; readonly tab: PartTab } | null>(null);
  const [dismissed, setDismissed] = useState<string | null>(null);
  const panel = useRef<HTMLElement>(null);
  const chosenTab = chosen?.part === stock_code ? chosen.tab : null;
  const current =
    chosenTab !== null && tabs.some(({ key }) => key === chosenTab)
      ? chosenTab
      : defaultTab(tabs, { initial: initialTab, goTo: goToTab });

  const choose = (tab: PartTab) => {
    if (locked || tab === current) return;
    setChosen({ part: stock_code, tab });
    onTab?.(tab);
  };
  /** Page Up and Page Down switch tabs from anywhere in the panel. */
  const walk = (event: KeyboardEvent) => {
    const step = event.key === 'PageDown' ? 1 : event.key === 'PageUp' ? -1 : 0;
    if (step === 0 || typing(event.target) || event.altKey || event.ctrlKey || event.metaKey) return;
    const at = tabs.findIndex(({ key }) => key === current);
    const next = tabs[(at + step + tabs.length) % tabs.length];
    if (!next || locked) return;
    event.preventDefault();
    event.stopPropagation();
    choose(next.key);
    const tab = panel.current?.querySelector<HTMLElement>(`[role="tab"][id$="${next.key}"]`);
    tab?.focus();
    tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };
  const items = tabs.map(
    (item): TabItem<PartTab> =>
      item.key === 'alternate_parts' && alternate !== null
        ? { ...item, statusIcon: 'alert', statusLabel: messages.alternate.inStock(alternate) }
        : item,
  );
  const end = (
    <>
      {add && onAdd ? (
        <Tooltip text={addPartMessages.hint[add]}>
          <Button kind="filled" size="s" onClick={onAdd}>
            {addPartMessages.add[add]}
          </Button>
        </Tooltip>
      ) : null}
      {onClose ? <IconButton icon={X} label={messages.close} onClick={onClose} /> : null}
    </>
  );
  const label = current === null ? stock_code : messages.label(stock_code, tabLabel(current));
  return (
    <section
      ref={panel}
      aria-label={label}
      aria-busy={locked || undefined}
      className={look === 'line' ? css.panel : css.plainPanel}
      onKeyDown={walk}
    >
      {returnTo !== null && returnTo !== dismissed ? (
        <div className={css.returning}>
          <button type="button" className={css.returnButton} onClick={onReturn}>
            {messages.returnTo(returnTo)}
          </button>
          <IconButton icon={X} label={commonMessages.dismiss} onClick={() => setDismissed(returnTo)} />
        </div>
      ) : null}
      {current === null ? null : (
        <Tabs
          look={look}
          label={messages.about(stock_code)}
          items={items}
          value={current}
          onValueChange={choose}
          end={end}
        >
          <AlternateCallout panel={panel} code={alternate} {...(schedule ? { schedule } : {})} />
          <div className={look === 'line' ? css.body : css.plainBody}>{children(current)}</div>
        </Tabs>
      )}
    </section>
  );
}
