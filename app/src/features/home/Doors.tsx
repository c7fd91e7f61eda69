import type { IconGlyph } from '@portal/design-system';
import { ArrowRight, ClipboardPaste, ListChecks, Zap } from '@portal/design-system/icons';
import { Link } from '../../navigation/Link.tsx';
import * as css from './Doors.css.ts';

const doors: readonly { to: string; icon: IconGlyph; name: string; detail: string }[] = [
  {
    to: '/orders/new',
    icon: ClipboardPaste,
    name: 'Order from a list',
    detail: 'Paste codes and quantities as they come',
  },
  { to: '/orders/quick_quote', icon: Zap, name: 'Quick quote', detail: 'Your price and stock, without an order' },
  { to: '/orders/tabs', icon: ListChecks, name: 'Your orders', detail: 'Open, confirmed and submitted' },
];

/** The three ways into the ordering portal. */
export function Doors() {
  return (
    <nav aria-label="Ordering" className={css.band}>
      <div className={css.doors}>
        {doors.map(({ to, icon: Glyph, name, detail }) => (
          <Link key={to} to={to} className={css.door}>
            <span className={css.glyph}>
              <Glyph size={20} strokeWidth={1.5} aria-hidden />
            </span>
            <span>
              <b className={css.name}>{name}</b>
              <span className={css.detail}>{detail}</span>
            </span>
            <span className={css.arrow}>
              <ArrowRight size={16} aria-hidden />
            </span>
          </Link>
        ))}
      </div>
    </nav>
  );
}
