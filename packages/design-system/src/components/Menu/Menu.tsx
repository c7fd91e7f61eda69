import {
  cloneElement,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  useCallback,
  useId,
  useState,
} from 'react';
import type { MenuProps } from './Menu.props.ts';
import { loadMenuList, useMenuList } from './use-menu-list.ts';

interface TriggerProps {
  id?: string;
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
  'aria-controls': string | undefined;
  'data-state': 'open' | 'closed';
  onPointerEnter: () => void;
  onFocus: () => void;
  onClick: (event: MouseEvent<HTMLElement>) => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

const foresee = () => void loadMenuList().catch(() => {});

/** What a button opens: actions, and choices that are on or off. Closed it is the button alone; the rest is loaded on its first use. */
export function Menu({ trigger, entries, align = 'start', open: given, onOpenChange }: MenuProps) {
  const made = useId();
  const [own, setOwn] = useState(false);
  const [byKeyboard, setByKeyboard] = useState(false);
  const { props } = trigger as ReactElement<Partial<TriggerProps>>;
  const triggerId = props.id ?? `${made}trigger`;
  const listId = `${made}menu`;
  const open = given ?? own;

  const change = useCallback(
    (next: boolean) => {
      setOwn(next);
      onOpenChange?.(next);
    },
    [onOpenChange],
  );
  const close = useCallback(() => change(false), [change]);
  const List = useMenuList(open, close);
  const anchor = open && List ? document.getElementById(triggerId) : null;

  return (
    <>
      {cloneElement(trigger as ReactElement<Partial<TriggerProps>>, {
        id: triggerId,
        'aria-haspopup': 'menu',
        'aria-expanded': open,
        'aria-controls': anchor ? listId : undefined,
        'data-state': open ? 'open' : 'closed',
        onPointerEnter: foresee,
        onFocus: foresee,
        onClick: (event) => {
          props.onClick?.(event);
          if (event.defaultPrevented) return;
          // A click without a pointer comes from Enter, the space bar or assistive technology.
          setByKeyboard(event.detail === 0);
          change(!open);
        },
        onKeyDown: (event) => {
          props.onKeyDown?.(event);
          if (event.key !== 'ArrowDown' || event.currentTarget.ariaDisabled === 'true') return;
          event.preventDefault();
          setByKeyboard(true);
          change(true);
        },
      })}
      {List && anchor ? (
        <List id={listId} anchor={anchor} entries={entries} align={align} byKeyboard={byKeyboard} onClose={close} />
      ) : null}
    </>
  );
}
