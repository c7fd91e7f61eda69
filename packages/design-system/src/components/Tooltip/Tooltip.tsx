import * as Radix from '@radix-ui/react-tooltip';
import { createContext, type ReactElement, type ReactNode, useContext } from 'react';
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
  /** Where it is placed while there is room. */
  side?: 'top' | 'bottom' | 'left' | 'right';
}

const IsGrouped = createContext(false);

/** Optional. Tooltips within it share their delay: shortly after one has closed, the next opens at once. For toolbars and lists. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={500}>
      <IsGrouped value={true}>{children}</IsGrouped>
    </Radix.Provider>
  );
}

/** A few words about a control, on hover or focus. Never what is needed to use it. */
export function Tooltip(props: TooltipProps) {
  const { text, keyHint, children, side = 'bottom' } = props;
  const isGrouped = useContext(IsGrouped);
  if (!isGrouped) {
    return (
      <TooltipProvider>
        <Tooltip {...props} />
      </TooltipProvider>
    );
  }
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content side={side} sideOffset={4} collisionPadding={8} className={cx(float.float, css.tooltip)}>
          {text}
          {keyHint ? <Kbd>{keyHint}</Kbd> : null}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
