import * as Radix from '@radix-ui/react-collapsible';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import * as css from './Disclosure.css.ts';

export interface DisclosureProps {
  title: string;
  /** Makes the title a heading of this level. */
  level?: 2 | 3 | 4;
  /** Secondary text at the end of the row that summarises the content. */
  note?: string;
  children: ReactNode;
  /** Without it the disclosure manages its own state and starts closed. */
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
}

/** The content of the row that opens and closes. */
export function DisclosureRow({ title, note }: Pick<DisclosureProps, 'title' | 'note'>) {
  return (
    <>
      <span className={css.chevron}>
        <Icon icon={ChevronRight} size="s" />
      </span>
      <span className={css.title}>{title}</span>
      {note ? <span className={css.note}>{note}</span> : null}
    </>
  );
}

/** A row that expands to show its content. */
export function Disclosure({ title, level, note, children, open, onOpenChange }: DisclosureProps) {
  const Heading = level ? (`h${level}` as const) : 'div';
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange} className={css.item}>
      <Heading>
        <Radix.Trigger className={css.trigger}>
          <DisclosureRow title={title} note={note} />
        </Radix.Trigger>
      </Heading>
      <Radix.Content className={css.content}>
        <div className={css.body}>{children}</div>
      </Radix.Content>
    </Radix.Root>
  );
}
