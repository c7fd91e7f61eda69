import { type RefObject, useEffect, useState } from 'react';
import { attached, chosen } from '../../internal/attached.css.ts';
import { cx } from '../../internal/cx.ts';
import { useRovingItems } from '../../internal/use-roving-items.ts';
import * as buttonCss from '../Button/Button.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as css from './ButtonGroup.css.ts';
import type { ButtonGroupItem, ButtonGroupProps } from './ButtonGroup.props.ts';

/** Whether the labels do not fit, so that only icons are shown. Only used where every button has an icon. */
function useTight(row: RefObject<HTMLElement | null>, able: boolean): boolean {
  /** Width in px of the row with its labels, measured when they did not fit. */
  const [needed, setNeeded] = useState<number | null>(null);
  useEffect(() => {
    const box = row.current;
    const around = box?.parentElement;
    if (!able || !box || !around) return;
    const observer = new ResizeObserver(() =>
      setNeeded((before) => {
        if (before !== null) return around.clientWidth >= before ? null : before;
        return box.scrollWidth > box.clientWidth + 1 ? box.scrollWidth : null;
      }),
    );
    observer.observe(around);
    return () => observer.disconnect();
  }, [row, able]);
  return able && needed !== null;
}

/** Related buttons: actions, one choice of several, or several toggles. One Tab stop; arrow keys move within. */
export function ButtonGroup<Key extends string>(props: ButtonGroupProps<Key>) {
  const { label, items, size = 'm', full } = props;
  const isOn = (key: Key): boolean => {
    if (props.kind === 'one') return props.value === key;
    return props.kind === 'many' && props.value.includes(key);
  };
  const press = ({ key, reason }: ButtonGroupItem<Key>) => {
    if (reason !== undefined) return;
    if (props.kind === 'one') props.onValueChange(key);
    else if (props.kind !== 'many') props.onPress(key);
    else props.onValueChange(isOn(key) ? props.value.filter((each) => each !== key) : [...props.value, key]);
  };
  // As with radio buttons, moving to a choice selects it.
  const { row, onKeyDown, stop, setStop } = useRovingItems(items.length, (index) => {
    const item = items[index];
    if (props.kind === 'one' && item) press(item);
  });
  const current = props.kind === 'one' ? items.findIndex(({ key }) => isOn(key)) : -1;
  const tabStop = current < 0 ? stop : current;
  const tight = useTight(
    row,
    items.every(({ icon, iconOnly }) => icon && !iconOnly),
  );

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useAriaPropsSupportedByRole: its role is one of two that the rule cannot read; the keys move between its buttons
    <div
      ref={row}
      role={props.kind === 'one' ? 'radiogroup' : 'toolbar'}
      aria-label={label}
      className={cx(attached, css.group, full && css.full)}
      onKeyDown={onKeyDown}
    >
      {items.map((item, index) => {
        const on = isOn(item.key);
        const iconOnly = tight || item.iconOnly;
        const states = { actions: {}, one: { role: 'radio', 'aria-checked': on }, many: { 'aria-pressed': on } };
        const state = states[props.kind ?? 'actions'];
        return (
          <button
            key={item.key}
            type="button"
            {...state}
            aria-label={iconOnly ? item.label : undefined}
            title={iconOnly ? item.label : undefined}
            aria-disabled={item.reason !== undefined || undefined}
            aria-description={item.reason}
            tabIndex={index === tabStop ? 0 : -1}
            onFocus={() => setStop(index)}
            onClick={() => press(item)}
            className={cx(
              buttonCss.box,
              buttonCss.kind.outlined,
              buttonCss.size[size],
              chosen,
              iconOnly && css.iconOnly,
              item.reason !== undefined && buttonCss.blocked,
            )}
          >
            {item.icon ? <Icon icon={item.icon} /> : null}
            {iconOnly ? null : item.label}
          </button>
        );
      })}
    </div>
  );
}
