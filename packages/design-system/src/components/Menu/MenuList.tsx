import { Check } from 'lucide-react';
import { Menu as Radix } from 'radix-ui/internal';
import { useMemo, useRef } from 'react';
import { cx } from '../../internal/cx.ts';
import * as float from '../../internal/float.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Kbd } from '../Kbd/Kbd.tsx';
import * as css from './Menu.css.ts';
import type { MenuAction, MenuEntry } from './Menu.props.ts';

export interface MenuListProps {
  id: string;
  /** The button that opened it: gives place and name, and takes the focus back. */
  anchor: HTMLElement;
  /** The menu's name, where the anchor's is another. */
  label?: string;
  /** Where it opens, in px of the window, where that is not at the anchor. */
  point?: { readonly x: number; readonly y: number };
  entries: readonly MenuEntry[];
  align: 'start' | 'end';
  /** The first action takes the focus at once. */
  byKeyboard: boolean;
  onClose: () => void;
}

function Action({ action }: { action: MenuAction }) {
  const inside = (
    <>
      {action.checked === undefined ? null : (
        <span className={action.checked ? undefined : css.unchecked}>
          <Icon icon={Check} size="s" />
        </span>
      )}
      {action.icon ? <Icon icon={action.icon} /> : null}
      <span className={css.label}>{action.label}</span>
      {action.reason ? <span className={css.reason}>{action.reason}</span> : null}
      {action.keyHint ? (
        <span className={css.end}>
          <Kbd>{action.keyHint}</Kbd>
        </span>
      ) : null}
    </>
  );
  const shared = {
    className: cx(css.item, action.tone === 'critical' && css.critical),
    disabled: action.reason !== undefined,
    onSelect: action.onSelect,
  };
  if (action.checked === undefined) return <Radix.Item {...shared}>{inside}</Radix.Item>;
  return (
    <Radix.CheckboxItem {...shared} checked={action.checked}>
      {inside}
    </Radix.CheckboxItem>
  );
}

/** The open menu. */
export function MenuList({ id, anchor, label, point, entries, align, byKeyboard, onClose }: MenuListProps) {
  const virtualRef = useMemo(
    () => ({ current: point ? { getBoundingClientRect: () => new DOMRect(point.x, point.y, 0, 0) } : anchor }),
    [anchor, point],
  );
  const leftOutside = useRef(false);
  return (
    // Not modal: a page hidden from assistive technology while its button keeps the focus helps nobody.
    <Radix.Root
      open
      onOpenChange={onClose}
      modal={false}
      dir={getComputedStyle(anchor).direction === 'rtl' ? 'rtl' : 'ltr'}
    >
      <Radix.Anchor virtualRef={virtualRef} />
      <Radix.Portal>
        <Radix.Content
          id={id}
          aria-label={label}
          aria-labelledby={label ? undefined : anchor.id}
          align={align}
          sideOffset={point ? 0 : 4}
          collisionPadding={8}
          className={cx(float.float, css.menu)}
          onEntryFocus={(event) => {
            // It was not there yet when the key was pressed, and cannot know.
            if (!byKeyboard || !(event.currentTarget instanceof HTMLElement)) return;
            event.preventDefault();
            event.currentTarget.querySelector<HTMLElement>('[role^="menuitem"]:not([data-disabled])')?.focus();
          }}
          onInteractOutside={(event) => {
            // The button closes it by itself.
            if (!point && event.target instanceof Node && anchor.contains(event.target)) event.preventDefault();
            else leftOutside.current = true;
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (!leftOutside.current) anchor.focus();
          }}
        >
          {entries.map((entry) => {
            if ('separator' in entry) return <Radix.Separator key={entry.key} className={css.separator} />;
            if ('heading' in entry) {
              return (
                <Radix.Label key={entry.key} className={css.heading}>
                  {entry.heading}
                </Radix.Label>
              );
            }
            return <Action key={entry.key} action={entry} />;
          })}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
