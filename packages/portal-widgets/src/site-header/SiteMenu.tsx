import { Icon } from '@portal/design-system';
import { ChevronDown } from '@portal/design-system/icons';
import type { SiteMenuEntry, SiteMenuLink } from '@portal/domain/hive';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { AppLink } from '../internal/AppLink.tsx';
import { siteMenuMessages as messages } from '../messages/site-menu.ts';
import * as css from './SiteMenu.css.ts';

export interface SiteMenuProps {
  /** Null while loading, which keeps the row's place. */
  readonly entries: readonly SiteMenuEntry[] | null;
  /** Normalised path of the current page. */
  readonly path: string;
}

/** HIVE-01: links to the published pages that have the menu flag. Works before scripts have loaded, and without. */
export function SiteMenu({ entries, path }: SiteMenuProps) {
  const [open, setOpen] = useState<string | null>(null);
  const nav = useRef<HTMLElement>(null);
  // A press elsewhere closes the open panel; so does moving the focus away, for the keyboard.
  useEffect(() => {
    if (open === null) return;
    const onPress = ({ target }: PointerEvent) => {
      if (target instanceof Node && !nav.current?.contains(target)) setOpen(null);
    };
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  }, [open]);
  if (entries?.length === 0) return null;
  return (
    <nav ref={nav} aria-label={messages.label} className={css.menu}>
      <ul className={css.entries}>
        {entries?.map((entry) => (
          <li key={entry.uri_path} className={css.entry}>
            <MenuLink link={entry} path={path} className={css.link} onFollow={() => setOpen(null)} />
            {entry.pages.length === 0 ? null : (
              <Below
                entry={entry}
                path={path}
                open={open === entry.uri_path}
                onOpen={(isOpen) => setOpen((now) => (isOpen ? entry.uri_path : now === entry.uri_path ? null : now))}
              />
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface MenuLinkProps {
  link: SiteMenuLink;
  path: string;
  className: string;
  onFollow: () => void;
}

function MenuLink({ link: { uri_path, label }, path, className, onFollow }: MenuLinkProps) {
  return (
    <AppLink
      to={uri_path}
      className={className}
      aria-current={uri_path === path ? 'page' : undefined}
      onClick={onFollow}
    >
      {label}
    </AppLink>
  );
}

interface BelowProps {
  entry: SiteMenuEntry;
  path: string;
  open: boolean;
  onOpen: (open: boolean) => void;
}

function Below({ entry, path, open, onOpen }: BelowProps) {
  const opener = useRef<HTMLElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    event.preventDefault();
    onOpen(false);
    opener.current?.focus();
  };
  return (
    <details
      // Opening one closes the others, even without scripts.
      name="site-menu"
      open={open}
      onToggle={({ currentTarget }) => onOpen(currentTarget.open)}
      onKeyDown={onKeyDown}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) onOpen(false);
      }}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button. */}
      <summary
        ref={opener}
        className={css.opener}
        aria-label={messages.below(entry.label)}
        onClick={(event) => {
          // The browser's toggle event fires later. If Escape were pressed before it, the panel would still count as closed here.
          event.preventDefault();
          onOpen(!open);
        }}
      >
        <Icon icon={ChevronDown} size="s" />
      </summary>
      <ul className={css.panel}>
        {entry.pages.map((page) => (
          <li key={page.uri_path}>
            <MenuLink link={page} path={path} className={css.below} onFollow={() => onOpen(false)} />
          </li>
        ))}
      </ul>
    </details>
  );
}
