import type { KeyboardEventHandler, MouseEvent, ReactNode } from 'react';

export interface NavLinkProps {
  readonly href: string;
  readonly className?: string;
  readonly label?: string;
  readonly children: ReactNode;
  readonly onNavigate: (href: string) => void;
  readonly onKeyDown?: KeyboardEventHandler<HTMLAnchorElement>;
}

/** A real link that the app's router follows on a plain click; opening in a new tab and copying the address work as usual. */
export function NavLink({ href, className, label, children, onNavigate, onKeyDown }: NavLinkProps) {
  const follow = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onNavigate(href);
  };
  return (
    <a href={href} aria-label={label} className={className} onClick={follow} onKeyDown={onKeyDown}>
      {children}
    </a>
  );
}
