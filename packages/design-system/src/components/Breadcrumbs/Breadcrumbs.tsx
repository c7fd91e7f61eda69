import { ChevronRight } from 'lucide-react';
import type { ReactElement } from 'react';
import { breadcrumbsMessages } from '../../messages/breadcrumbs.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Link } from '../Link/Link.tsx';
import * as css from './Breadcrumbs.css.ts';

export interface Breadcrumb {
  label: string;
  /** Address of the level. The last item is the current page and needs none. */
  href?: string;
}

export interface BreadcrumbsProps {
  /** From the top level to the current page. */
  items: readonly Breadcrumb[];
  label?: string;
  /** The link of a router to a level, for navigation without loading the page; without it the links are plain. */
  link?: (href: string, label: string) => ReactElement;
}

/** Where the page is in the site, with a link to each level above it. */
export function Breadcrumbs({ items, label = breadcrumbsMessages.label, link }: BreadcrumbsProps) {
  return (
    <nav aria-label={label}>
      <ol className={css.list}>
        {items.map(({ label: name, href }, index) => (
          <li key={`${name} ${href ?? ''}`} className={css.item}>
            {index > 0 ? (
              <span className={css.separator}>
                <Icon icon={ChevronRight} size="s" />
              </span>
            ) : null}
            {href === undefined || index === items.length - 1 ? (
              <span className={css.current} aria-current={index === items.length - 1 ? 'page' : undefined}>
                {name}
              </span>
            ) : (
              <Link kind="plain" asChild>
                {link ? link(href, name) : <a href={href}>{name}</a>}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
