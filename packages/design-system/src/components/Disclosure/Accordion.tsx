import * as Radix from '@radix-ui/react-accordion';
import type { ReactNode } from 'react';
import * as css from './Disclosure.css.ts';
import { DisclosureRow } from './Disclosure.tsx';

export interface AccordionItem {
  readonly key: string;
  readonly title: string;
  /** Secondary text at the end of the row that summarises the content. */
  readonly note?: string;
  readonly content: ReactNode;
}

export interface AccordionProps {
  items: readonly AccordionItem[];
  /** Opening one closes the others. */
  single?: boolean;
  /** Key of the item that is initially open. */
  defaultOpen?: string;
  /** Heading level of the titles. */
  level?: 2 | 3 | 4;
}

/** Disclosures separated by lines. Arrow keys move between their titles. */
export function Accordion({ items, single = false, defaultOpen, level = 3 }: AccordionProps) {
  const Heading = `h${level}` as const;
  const content = items.map(({ key, title, note, content }) => (
    <Radix.Item key={key} value={key} className={css.item}>
      <Radix.Header asChild>
        <Heading>
          <Radix.Trigger className={css.trigger}>
            <DisclosureRow title={title} note={note} />
          </Radix.Trigger>
        </Heading>
      </Radix.Header>
      <Radix.Content className={css.content}>
        <div className={css.body}>{content}</div>
      </Radix.Content>
    </Radix.Item>
  ));
  if (single) {
    return (
      <Radix.Root type="single" collapsible defaultValue={defaultOpen} className={css.group}>
        {content}
      </Radix.Root>
    );
  }
  return (
    <Radix.Root type="multiple" defaultValue={defaultOpen === undefined ? [] : [defaultOpen]} className={css.group}>
      {content}
    </Radix.Root>
  );
}
