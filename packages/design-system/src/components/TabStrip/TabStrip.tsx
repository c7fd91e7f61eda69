import * as Radix from '@radix-ui/react-tabs';
import { ChevronDown, Plus } from 'lucide-react';
import { Fragment } from 'react';
import { useTabReorder } from '../../internal/use-tab-reorder.ts';
import { tabsMessages } from '../../messages/tabs.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Menu } from '../Menu/Menu.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { StripTab, type StripTabItem } from './StripTab.tsx';
import * as css from './TabStrip.css.ts';
import { useStripPlace } from './use-strip-place.ts';

export type { StripTabItem };

export interface TabStripProps {
  label: string;
  /** The tabs in order, with their status icons and details. */
  tabs: readonly StripTabItem[];
  /** The current tab; null if there is none. */
  current: string | null;
  /** Called with the chosen tab. */
  onSelect: (key: string) => void;
  /** Called with the tab to close. */
  onClose?: (key: string) => void;
  /** Makes tabs without an icon movable, by dragging or Ctrl+Shift+arrow; called with the new index among them, from 0. */
  onMove?: (key: string, index: number) => void;
  /** With `newLabel`, a button at the end that opens a new tab. */
  onNew?: () => void;
  /** Label of the button at the end. */
  newLabel?: string;
  /** Name of the list of all tabs, shown while they do not fit. */
  allLabel?: string;
  /** The element that the current tab shows. */
  panelId?: string;
}

/**
 * The tab strip below the header. Tabs keep their width and one row; if they do not fit, the strip scrolls and a menu lists all of them.
 */
export function TabStrip(props: TabStripProps) {
  const { label, tabs, current, onSelect, onClose, onMove, onNew, newLabel = tabsMessages.add, panelId } = props;
  const { allLabel = tabsMessages.all } = props;
  const { list, handlers, held, announced } = useTabReorder({
    keys: tabs.filter((tab) => !tab.icon).map((tab) => tab.key),
    nameOf: (key) => tabs.find((tab) => tab.key === key)?.label ?? key,
    onMove,
  });
  const firstOrder = tabs.findIndex((tab) => !tab.icon);

  const overflows = useStripPlace(list, current, tabs.map(({ key, label: name }) => `${key} ${name}`).join());

  return (
    <Radix.Root value={current ?? ''} onValueChange={onSelect} activationMode="manual" className={css.strip}>
      <Radix.List ref={list} aria-label={label} className={css.list} {...handlers}>
        {tabs.map((item, index) => (
          <Fragment key={item.key}>
            {index === firstOrder && index > 0 ? <span aria-hidden="true" className={css.separator} /> : null}
            <StripTab
              item={item}
              isCurrent={item.key === current}
              isMovable={onMove !== undefined && !item.icon}
              isHeld={item.key === held}
              panelId={panelId}
              onSelect={onSelect}
              onClose={onClose}
            />
          </Fragment>
        ))}
      </Radix.List>
      {overflows ? (
        <Menu
          align="end"
          trigger={
            <button type="button" aria-label={allLabel} className={css.add}>
              <Icon icon={ChevronDown} />
            </button>
          }
          entries={tabs.map(({ key, label: name, fact }) => ({
            key,
            label: name,
            checked: key === current,
            onSelect: () => onSelect(key),
            ...(fact === undefined ? {} : { keyHint: fact }),
          }))}
        />
      ) : null}
      {onMove ? <VisuallyHidden live="polite">{announced}</VisuallyHidden> : null}
      {onNew ? (
        <button type="button" aria-label={newLabel} className={css.add} onClick={onNew}>
          <Icon icon={Plus} />
        </button>
      ) : null}
    </Radix.Root>
  );
}
