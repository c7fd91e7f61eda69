import { Check } from 'lucide-react';
import { DropdownMenu as Radix } from 'radix-ui';
import type { ReactElement } from 'react';
import { cx } from '../../internal/cx.ts';
import * as float from '../../internal/float.css.ts';
import { Icon, type IconGlyph } from '../Icon/Icon.tsx';
import { Kbd } from '../Kbd/Kbd.tsx';
import * as css from './Menu.css.ts';

export interface MenuAction {
  key: string;
  label: string;
  icon?: IconGlyph;
  keyHint?: string;
  tone?: 'default' | 'critical';
  /** Cannot be done now, and why. */
  reason?: string;
  /** Makes it a choice that is on or off. */
  checked?: boolean;
  onSelect: () => void;
}

/** An action, a heading of those that follow, or a line. */
export type MenuEntry = MenuAction | { key: string; heading: string } | { key: string; separator: true };

export interface MenuProps {
  /** The button that opens it; its name is the menu's. */
  trigger: ReactElement;
  entries: readonly MenuEntry[];
  align?: 'start' | 'end';
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
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

export function Menu({ trigger, entries, align = 'start', open, onOpenChange }: MenuProps) {
  return (
    // Not modal: a page hidden from assistive technology while its button keeps the focus helps nobody.
    <Radix.Root open={open} onOpenChange={onOpenChange} modal={false}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content align={align} sideOffset={4} collisionPadding={8} className={cx(float.float, css.menu)}>
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
