import { cloneElement, type HTMLAttributes, type ReactElement, useId, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { cx } from '../../internal/cx.ts';
import * as float from '../../internal/float.css.ts';
import { Kbd } from '../Kbd/Kbd.tsx';
import { place, type TooltipSide } from './place.ts';
import * as css from './Tooltip.css.ts';
import { useTooltip } from './use-tooltip.ts';

export interface TooltipProps {
  /** The words. A tooltip repeats or adds, it never carries the only copy. */
  text: string;
  keyHint?: string;
  /** A control that takes focus. */
  children: ReactElement;
  /** Where it stands while there is room. */
  side?: TooltipSide;
}

/** A few words about a control, under the pointer or with focus. Never what is needed to use it. */
export function Tooltip({ text, keyHint, children, side = 'bottom' }: TooltipProps) {
  const id = useId();
  const bubble = useRef<HTMLDivElement>(null);
  const { anchor, hide, enter, leave, press, release, focus, stay } = useTooltip();
  const control = children as ReactElement<HTMLAttributes<HTMLElement>>;
  const own = control.props;

  // biome-ignore lint/correctness/useExhaustiveDependencies: other words have another size
  useLayoutEffect(() => {
    if (!anchor || !bubble.current) return;
    const { offsetWidth: width, offsetHeight: height, style } = bubble.current;
    const view = { width: document.documentElement.clientWidth, height: window.innerHeight };
    const { left, top } = place(side, anchor.getBoundingClientRect(), { width, height }, view);
    style.left = `${left}px`;
    style.top = `${top}px`;
  }, [anchor, side, text, keyHint]);

  return (
    <>
      {cloneElement(control, {
        'aria-describedby': anchor ? cx(own['aria-describedby'], id) : own['aria-describedby'],
        onPointerEnter: enter,
        onPointerLeave: leave,
        onPointerDown: (event) => {
          own.onPointerDown?.(event);
          press();
        },
        onPointerUp: release,
        onFocus: (event) => {
          own.onFocus?.(event);
          focus(event);
        },
        onBlur: (event) => {
          own.onBlur?.(event);
          hide();
        },
        onClick: (event) => {
          own.onClick?.(event);
          hide();
        },
      })}
      {anchor
        ? createPortal(
            <div
              ref={bubble}
              id={id}
              role="tooltip"
              className={cx(float.float, css.tooltip)}
              onPointerEnter={stay}
              onPointerLeave={leave}
            >
              {text}
              {keyHint ? <Kbd>{keyHint}</Kbd> : null}
            </div>,
            document.body,
          )
        : null}
    </>
  );
}
