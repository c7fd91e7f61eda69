import { ChevronLeft, ChevronRight } from 'lucide-react';
import { paginationMessages as messages } from '../../messages/pagination.ts';
import { Icon, type IconGlyph } from '../Icon/Icon.tsx';
import * as css from './Pagination.css.ts';
import { pagesShown } from './pages.ts';

export interface PaginationProps {
  /** What has the pages: `Search results`. */
  label: string;
  /** From 1. */
  page: number;
  /** How many there are. */
  pages: number;
  /** Called with the requested page, starting at 1. */
  onPageChange: (page: number) => void;
  /** Pages shown on each side of the current one. */
  around?: 0 | 1 | 2 | 3;
}

const count = new Intl.NumberFormat('en-AU');

function Step(props: { name: string; icon: IconGlyph; blocked: boolean; onClick: () => void }) {
  return (
    <li>
      <button
        type="button"
        aria-label={props.name}
        // Stays focusable: the focus does not vanish on the last page.
        aria-disabled={props.blocked || undefined}
        className={css.page}
        onClick={() => {
          if (!props.blocked) props.onClick();
        }}
      >
        <span className={css.arrow}>
          <Icon icon={props.icon} />
        </span>
      </button>
    </li>
  );
}

/** Pages of a long list. In the small view, the place in words between two arrows. */
export function Pagination({ label, page, pages, onPageChange, around = 1 }: PaginationProps) {
  if (pages < 2) return null;
  let gaps = 0;
  return (
    <nav aria-label={messages.label(`${label.charAt(0).toLowerCase()}${label.slice(1)}`)}>
      <ul className={css.list}>
        <Step name={messages.previous} icon={ChevronLeft} blocked={page <= 1} onClick={() => onPageChange(page - 1)} />
        {pagesShown(page, pages, around).map((entry) => {
          if (entry === 'gap') {
            gaps += 1;
            return (
              <li key={`gap-${gaps}`} aria-hidden="true" className={css.gap}>
                …
              </li>
            );
          }
          return (
            <li key={entry} className={css.number}>
              <button
                type="button"
                className={css.page}
                aria-label={messages.page(count.format(entry))}
                aria-current={entry === page ? 'page' : undefined}
                onClick={() => {
                  if (entry !== page) onPageChange(entry);
                }}
              >
                {count.format(entry)}
              </button>
            </li>
          );
        })}
        <li className={css.of}>
          {/* Isolated from the direction of the page, which would swap the two numbers. */}
          <bdi>{messages.pageOf(count.format(page), count.format(pages))}</bdi>
        </li>
        <Step name={messages.next} icon={ChevronRight} blocked={page >= pages} onClick={() => onPageChange(page + 1)} />
      </ul>
    </nav>
  );
}
