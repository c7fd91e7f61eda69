import { Link as StyledLink } from '@portal/design-system';
import { ShortPage } from '@portal/portal-widgets';
import { Link } from '../../navigation/Link.tsx';
import * as css from './auth-form.css.ts';

/** NAV-04: the session ended. */
export function OutScreen() {
  return (
    <ShortPage
      title="You are signed out"
      lead="Your session ended. Unsent lines are stored in this browser and will be sent after you sign in again."
    >
      <p className={css.message}>
        <StyledLink asChild kind="filled">
          <Link to="/login">Sign in again</Link>
        </StyledLink>
      </p>
    </ShortPage>
  );
}
