import { Icon, VisuallyHidden } from '@portal/design-system';
import { ChevronDown } from '@portal/design-system/icons';
import * as css from './SiteHeader.css.ts';
import type { HeaderPerson } from './SiteHeader.props.ts';

/** The person and their account on the menu button. Renders the same before the menu has loaded, so that nothing moves. */
export function Person({ person: { account, name, initials } }: { person: HeaderPerson }) {
  return (
    <>
      <VisuallyHidden>{name} </VisuallyHidden>
      {account ? (
        <span className={css.wide}>
          <b className={css.accountName}>{account.name}</b> <span className={css.quiet}>{account.accode}</span>
        </span>
      ) : (
        <span className={css.wide} aria-hidden="true">
          <b className={css.accountName}>{name}</b>
        </span>
      )}
      <span className={css.wide}>
        <Icon icon={ChevronDown} size="s" />
      </span>
      <span aria-hidden="true" className={css.avatar}>
        {initials}
      </span>
    </>
  );
}
