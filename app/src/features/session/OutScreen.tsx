import { Link as StyledLink } from '@portal/design-system';
import { ShortPage } from '@portal/portal-widgets';
import { Link } from '../../navigation/Link.tsx';
import * as css from './auth-form.css.ts';

/** NAV-04: the session ended. */
export function OutScreen() {
  return (
    <ShortPage
      title="You are signed out"
      lead="The session ended. Lines that were not sent yet are kept in this browser and go out after the next sign-in."
    >
      <p className={css.message}>
        <StyledLink asChild kind="filled">
          <Link to="/login">Sign in again</Link>
        </StyledLink>
      </p>
    </ShortPage>
  );
}
