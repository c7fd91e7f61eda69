import { Plus } from 'lucide-react';
import { Fragment, useEffect } from 'react';
import { useRovingTabs } from '../../internal/use-roving-tabs.ts';
import { useTabOrder } from '../../internal/use-tab-order.ts';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { StripTab, type StripTabItem } from './StripTab.tsx';
import * as css from './TabStrip.css.ts';

export type { StripTabItem };

export interface TabStripProps {
  label: string;
  /** The tabs in order, with their marks and facts. */
  tabs: readonly StripTabItem[];
  /** The tab that shows; null while none does. */
  current: string | null;
  /** Told the tab that was chosen. */
  onSelect: (key: string) => void;
  /** Told the tab that is to close. */
  onClose?: (key: string) => void;
  /** Makes tabs without an icon movable, by dragging and by Ctrl+Shift with an arrow; told the place among them, from 0. */
  onMove?: (key: string, index: number) => void;
  /** With `newLabel`, a button at the end that opens a new tab. */
  onNew?: () => void;
  /** The name of the button at the end. */
  newLabel?: string;
  /** The element that the current tab shows. */
  panelId?: string;
}

/** The strip of tabs under the header. Never squeezed, never two rows: it scrolls sideways. Changing tab has no motion. */
export function TabStrip(props: TabStripProps) {
  const { label, tabs, current, onSelect, onClose, onMove, onNew, newLabel = 'New', panelId } = props;
  const { list, onKeyDown } = useRovingTabs((index) => {
    const item = tabs[index];
    if (item?.closable) onClose?.(item.key);
  });
  const movable = tabs.filter((tab) => !tab.icon).map((tab) => tab.key);
  const nameOf = (key: string) => tabs.find((tab) => tab.key === key)?.label ?? key;
  const said = useTabOrder(list, { keys: movable, nameOf, onMove });
  const stop = tabs.some((tab) => tab.key === current) ? current : tabs[0]?.key;
  const firstOrder = tabs.findIndex((tab) => !tab.icon);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another tab becomes current, to bring it into sight
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [current]);

  return (
    <div className={css.strip}>
      <div ref={list} role="tablist" aria-label={label} className={css.list} onKeyDown={onKeyDown}>
        {tabs.map((item, index) => (
          <Fragment key={item.key}>
            {index === firstOrder && index > 0 ? <span aria-hidden="true" className={css.separator} /> : null}
            <StripTab
              item={item}
              on={item.key === current}
              stop={item.key === stop}
              movable={onMove !== undefined && !item.icon}
              panelId={panelId}
              onSelect={onSelect}
              onClose={onClose}
            />
          </Fragment>
        ))}
      </div>
      {onMove ? <VisuallyHidden live="polite">{said}</VisuallyHidden> : null}
      {onNew ? (
        <button type="button" aria-label={newLabel} className={css.add} onClick={onNew}>
          <Icon icon={Plus} />
        </button>
      ) : null}
    </div>
  );
}
