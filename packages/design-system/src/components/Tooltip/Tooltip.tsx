import * as Radix from '@radix-ui/react-tooltip';
import { createContext, type ReactElement, type ReactNode, useContext } from 'react';
import { cx } from '../../internal/cx.ts';
import * as float from '../../internal/float.css.ts';
import { Kbd } from '../Kbd/Kbd.tsx';
import * as css from './Tooltip.css.ts';

export interface TooltipProps {
  /** The text. It repeats or adds to what is visible; never the only place of information. */
  text: string;
  keyHint?: string;
  /** A focusable control. */
  children: ReactElement;
  /** Preferred side. */
  side?: 'top' | 'bottom' | 'left' | 'right';
}

const IsGrouped = createContext(false);

/** Optional, for toolbars and lists: shortly after one tooltip has closed, the next opens without delay. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={500}>
      <IsGrouped value={true}>{children}</IsGrouped>
    </Radix.Provider>
  );
}

/** A few words about a control, on hover or focus. Never necessary for using it. */
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
