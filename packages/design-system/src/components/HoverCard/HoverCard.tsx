import * as Radix from '@radix-ui/react-hover-card';
import type { ReactElement, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import * as float from '../../internal/float.css.ts';
import * as css from './HoverCard.css.ts';

export interface HoverCardProps {
  /** A link to the page that has everything the card shows. */
  trigger: ReactElement;
  /** A preview without essential content: touch and screen reader users go to the page instead. */
  children: ReactNode;
  align?: 'start' | 'center' | 'end';
}

/** A preview of what a link leads to, for the pointer and on focus. */
export function HoverCard({ trigger, children, align = 'start' }: HoverCardProps) {
  return (
    <Radix.Root openDelay={400} closeDelay={150}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content align={align} sideOffset={4} collisionPadding={8} className={cx(float.float, css.body)}>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
