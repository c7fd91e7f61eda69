import { Fragment, type ReactNode, useEffect, useRef } from 'react';
import { cx } from '../../internal/cx.ts';
import * as css from './SearchField.css.ts';

export interface SearchOption {
  key: string;
  /** Content of the option; text, no controls. */
  content: ReactNode;
  /** Options of one group are listed together under its name. */
  group?: string;
}

export interface SearchListProps {
  id: string;
  label: string;
  drop: 'down' | 'up';
  options: readonly SearchOption[];
  active: string | undefined;
  said: string | undefined;
  onPick: (key: string) => void;
  onPoint: (key: string) => void;
}

/** The list below a search field. The focus stays in the input; clicking an option does not move it. */
export function SearchList({ id, label, drop, options, active, said, onPick, onPoint }: SearchListProps) {
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another option becomes current, to scroll it into view
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keeps the focus in the field while the pointer is pressed on the list
    <div className={cx(css.panel, drop === 'up' && css.panelUp)} onMouseDown={(event) => event.preventDefault()}>
      {options.length > 0 ? (
        <div ref={list} id={`${id}-list`} role="listbox" aria-label={label}>
          {options.map((option, index) => (
            <Fragment key={option.key}>
              {option.group && option.group !== options[index - 1]?.group ? (
                <div role="presentation" className={css.group}>
                  {option.group}
                </div>
              ) : null}
              {/* biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: keys and focus are the field's (aria-activedescendant) */}
              <div
                id={`${id}-${index}`}
                role="option"
                aria-selected={option.key === active}
                className={css.option}
                onClick={() => onPick(option.key)}
                onMouseMove={() => {
                  if (option.key !== active) onPoint(option.key);
                }}
              >
                {option.content}
              </div>
            </Fragment>
          ))}
        </div>
      ) : null}
      {said ? <div className={css.said}>{said}</div> : null}
    </div>
  );
}
