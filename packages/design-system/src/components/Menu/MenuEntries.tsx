import type * as DropdownMenu from '@radix-ui/react-dropdown-menu';
import { Check } from 'lucide-react';
import { cx } from '../../internal/cx.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Kbd } from '../Kbd/Kbd.tsx';
import * as css from './Menu.css.ts';
import type { MenuAction, MenuEntry } from './Menu.props.ts';

/** Radix has the same menu parts for each kind of menu, with the same props. */
export type MenuParts = Pick<typeof DropdownMenu, 'Item' | 'CheckboxItem' | 'ItemIndicator' | 'Label' | 'Separator'>;

function Action({ parts: { Item, CheckboxItem, ItemIndicator }, action }: { parts: MenuParts; action: MenuAction }) {
  const content = (
    <>
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
  if (action.checked === undefined) return <Item {...shared}>{content}</Item>;
  return (
    <CheckboxItem {...shared} checked={action.checked}>
      <ItemIndicator forceMount className={css.check}>
        <Icon icon={Check} size="s" />
      </ItemIndicator>
      {content}
    </CheckboxItem>
  );
}

/** The entries of an open menu. */
export function MenuEntries({ parts, entries }: { parts: MenuParts; entries: readonly MenuEntry[] }) {
  const { Label, Separator } = parts;
  return entries.map((entry) => {
    if ('separator' in entry) return <Separator key={entry.key} className={css.separator} />;
    if ('heading' in entry) {
      return (
        <Label key={entry.key} className={css.heading}>
          {entry.heading}
        </Label>
      );
    }
    return <Action key={entry.key} parts={parts} action={entry} />;
  });
}
