import type { IconGlyph } from '@portal/design-system';
import { ArrowRight, ClipboardPaste, ListChecks, Zap } from '@portal/design-system/icons';
import { AppLink } from '../internal/AppLink.tsx';
import { homePageMessages } from '../messages/home-page.ts';
import * as css from './OrderingLinks.css.ts';

const messages = homePageMessages.ordering;
const links: readonly { to: string; icon: IconGlyph; name: string; detail: string }[] = [
  { to: '/orders/new', icon: ClipboardPaste, ...messages.list },
  { to: '/orders/quick_quote', icon: Zap, ...messages.quickQuote },
  { to: '/orders/tabs', icon: ListChecks, ...messages.orders },
];

/** The three entry points to the ordering portal. */
export function OrderingLinks() {
  return (
    <nav aria-label={messages.label} className={css.band}>
      <div className={css.links}>
        {links.map(({ to, icon: Glyph, name, detail }) => (
          <AppLink key={to} to={to} className={css.link}>
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
          </AppLink>
        ))}
      </div>
    </nav>
  );
}
