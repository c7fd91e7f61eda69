import { ChevronRight } from 'lucide-react';
import { createContext, type ReactNode, useContext, useEffect, useId, useRef } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import * as css from './Disclosure.css.ts';

/** Shared by disclosures of which one may be open at a time. */
const AccordionName = createContext<string | undefined>(undefined);

export interface DisclosureProps {
  title: string;
  /** Makes the title a heading of this level. */
  level?: 2 | 3 | 4;
  /** A few quiet words at the end of the row: what is inside, in short. */
  note?: string;
  children: ReactNode;
  open?: boolean;
  /** Told of every change, also when the browser's find opens it. */
  onOpenChange?: (open: boolean) => void;
}

/**
 * A row that opens what belongs to it. The browser's own element, so that its find opens what holds the words, and printing shows what
 * is open.
 */
export function Disclosure({ title, level, note, children, open = false, onOpenChange }: DisclosureProps) {
  const name = useContext(AccordionName);
  const details = useRef<HTMLDetailsElement>(null);
  const Title = level ? (`h${level}` as const) : 'span';
  useEffect(() => {
    if (details.current) details.current.open = open;
  }, [open]);
  return (
    <details
      ref={details}
      name={name}
      className={css.details}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open !== open) onOpenChange?.(currentTarget.open);
      }}
    >
      <summary className={css.summary}>
        <span className={css.chevron}>
          <Icon icon={ChevronRight} size="s" />
        </span>
        <Title className={css.title}>{title}</Title>
        {note ? <span className={css.note}>{note}</span> : null}
      </summary>
      <div className={css.body}>{children}</div>
    </details>
  );
}

export interface AccordionProps {
  /** Disclosures. */
  children: ReactNode;
  /** Opening one closes the others. */
  single?: boolean;
}

/** Disclosures one beneath the other, split by hairlines. */
export function Accordion({ children, single }: AccordionProps) {
  const name = useId();
  return (
    <AccordionName value={single ? name : undefined}>
      <div className={css.group}>{children}</div>
    </AccordionName>
  );
}
