import { ChevronDown } from 'lucide-react';
import { attached } from '../../internal/attached.css.ts';
import { cx } from '../../internal/cx.ts';
import * as buttonCss from '../Button/Button.css.ts';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Menu } from '../Menu/Menu.tsx';
import * as css from './SplitButton.css.ts';
import type { SplitButtonProps } from './SplitButton.props.ts';

/** The usual action with a menu of variants. */
export function SplitButton(props: SplitButtonProps) {
  const { children, onClick, entries, menuLabel, kind = 'outlined', size = 'm', loading, full, ...rest } = props;
  return (
    <span className={cx(attached, full && css.full)}>
      <Button {...rest} kind={kind} size={size} loading={loading} full={full} onClick={onClick}>
        {children}
      </Button>
      <Menu
        align="end"
        entries={entries}
        trigger={
          <button
            type="button"
            aria-label={menuLabel}
            aria-disabled={loading || undefined}
            onClick={(event) => loading && event.preventDefault()}
            className={cx(
              buttonCss.box,
              buttonCss.kind[kind],
              buttonCss.size[size],
              css.more,
              size === 's' && css.small,
              kind === 'filled' && css.rule,
            )}
          >
            <Icon icon={ChevronDown} size="s" />
          </button>
        }
      />
    </span>
  );
}
