import { Link as StyledLink } from '@portal/design-system';
import { ShortPage } from '@portal/portal-widgets';
import { signedOutMessages } from '../../messages/signed-out.ts';
import { Link } from '../../navigation/Link.tsx';
import * as css from './auth-form.css.ts';

/** NAV-04: the session ended. */
export function OutScreen() {
  return (
    <ShortPage title={signedOutMessages.title} lead={signedOutMessages.lead}>
      <p className={css.message}>
        <StyledLink asChild kind="filled">
          <Link to="/login">{signedOutMessages.signIn}</Link>
        </StyledLink>
      </p>
    </ShortPage>
  );
}
