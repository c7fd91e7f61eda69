import { Banner, Button, Link as StyledLink, TextField } from '@portal/design-system';
import { type FormEvent, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Link } from '../../navigation/Link.tsx';
import { usePortal } from '../../portal/portal.ts';
import * as css from './AuthPage.css.ts';
import { AuthPage } from './AuthPage.tsx';
import { type SignInResult, signIn } from './data/sign-in.ts';
import { returnTarget } from './safe-return.ts';

type Refused = Extract<SignInResult, { ok: false }>;

/** NAV-04: sign-in by name and password. One message for all causes of a refusal. */
export function LoginScreen() {
  const { transport, session, afterLogin } = usePortal();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Refused | null>(null);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    const result = await signIn(transport, username, password);
    setBusy(false);
    if (!result.ok) return setRefused(result);
    session.signedIn(result.login);
    navigate(returnTarget(query, afterLogin.take() ?? '/orders'), { replace: true });
  };

  return (
    <AuthPage title="Sign in">
      {refused ? (
        <div className={css.message}>
          <Banner tone="critical" role="alert" title={refused.message} />
        </div>
      ) : null}
      <form className={css.form} onSubmit={submit} noValidate>
        <TextField
          label="User name"
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus
          value={username}
          onValueChange={setUsername}
          error={refused?.fields.username}
        />
        <TextField
          label="Password"
          name="password"
          type="password"
          autoComplete="current-password"
          value={password}
          onValueChange={setPassword}
          error={refused?.fields.password}
        />
        <Button kind="filled" type="submit" loading={busy} full>
          Sign in
        </Button>
      </form>
      <p className={css.links}>
        <StyledLink asChild>
          <Link to="/new-password">Forgot the password</Link>
        </StyledLink>
        <StyledLink asChild>
          <Link to="/register">Get a user name</Link>
        </StyledLink>
        <StyledLink asChild>
          <Link to="/home">Search parts without signing in</Link>
        </StyledLink>
      </p>
    </AuthPage>
  );
}
