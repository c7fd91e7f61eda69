import * as Radix from '@radix-ui/react-dropdown-menu';
import { useRef, useState } from 'react';
import { cx } from '../../internal/cx.ts';
import * as float from '../../internal/float.css.ts';
import * as css from './Menu.css.ts';
import type { MenuProps } from './Menu.props.ts';
import { MenuEntries } from './MenuEntries.tsx';

/** A button's menu of actions and toggles. */
export function Menu({ trigger, entries, align = 'start', onOpenChange }: MenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const change = (next: boolean) => {
    // A blocked or busy button keeps the focus and opens nothing.
    if (next && button.current?.getAttribute('aria-disabled') === 'true') return;
    setOpen(next);
    onOpenChange?.(next);
  };
  return (
    // Not modal, so that the page stays readable and scrollable.
    <Radix.Root open={open} onOpenChange={change} modal={false}>
      <Radix.Trigger ref={button} asChild>
        {trigger}
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align={align}
          sideOffset={4}
          collisionPadding={8}
          className={cx(float.float, css.menu, css.dropdown)}
        >
          <MenuEntries parts={Radix} entries={entries} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
