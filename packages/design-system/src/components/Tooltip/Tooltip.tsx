import { Tooltip as Radix } from 'radix-ui';
import type { ReactElement } from 'react';
import { cx } from '../../internal/cx.ts';
import * as float from '../../internal/float.css.ts';
import { Kbd } from '../Kbd/Kbd.tsx';
import * as css from './Tooltip.css.ts';

export interface TooltipProps {
  /** The words. A tooltip repeats or adds, it never carries the only copy. */
  text: string;
  keyHint?: string;
  /** A control that takes focus. */
  children: ReactElement;
  side?: 'top' | 'bottom' | 'left' | 'right';
}

export function Tooltip({ text, keyHint, children, side = 'bottom' }: TooltipProps) {
  return (
    <Radix.Provider delayDuration={500} skipDelayDuration={200}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content side={side} sideOffset={4} collisionPadding={8} className={cx(float.float, css.tooltip)}>
            {text}
            {keyHint ? <Kbd>{keyHint}</Kbd> : null}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
