import * as Radix from '@radix-ui/react-context-menu';
import { type ReactNode, type SyntheticEvent, useState } from 'react';
import { cx } from '../../internal/cx.ts';
import * as float from '../../internal/float.css.ts';
import * as menuCss from '../Menu/Menu.css.ts';
import type { MenuEntry } from '../Menu/Menu.props.ts';
import { MenuEntries } from '../Menu/MenuEntries.tsx';
import * as css from './ContextMenu.css.ts';

export interface ContextMenuProps {
  /** Name of the menu. */
  label: string;
  children: ReactNode;
  /** Returns the entries for the pressed element when the menu opens. Without entries the browser's own menu opens. */
  entries: (target: HTMLElement) => readonly MenuEntry[];
}

const focusable = 'a[href], button, input, select, textarea, [tabindex]';

/**
 * A menu at the pointer: right click, menu key, Shift+F10 or long press. Everything in it must also be available elsewhere, because
 * people may not know that it exists.
 */
export function ContextMenu({ label, children, entries }: ContextMenuProps) {
  const [shown, setShown] = useState<readonly MenuEntry[]>([]);
  /** Gets the entries before the Radix trigger opens the menu; without entries the trigger does not see the event. */
  const prepare = (event: SyntheticEvent) => {
    if (!(event.target instanceof Element)) return;
    const target = event.target.closest<HTMLElement>(focusable) ?? event.target;
    const found = target instanceof HTMLElement ? entries(target) : [];
    if (found.length === 0) event.stopPropagation();
    else setShown(found);
  };
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger asChild>
        <div className={css.area}>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: it only listens; what is inside has the roles */}
          <div
            className={css.area}
            onContextMenu={prepare}
            onPointerDown={(event) => event.pointerType !== 'mouse' && prepare(event)}
          >
            {children}
          </div>
        </div>
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-label={label}
          collisionPadding={8}
          className={cx(float.float, menuCss.menu, menuCss.context)}
        >
          <MenuEntries parts={Radix} entries={shown} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
