import { Form, type FormProblem, Link as StyledLink, TextField } from '@portal/design-system';
import type { LoginReply } from '@portal/domain/session';
import { lazyComponent, usePortal, useSignIn } from '@portal/portal-client/react';
import { ShortPage } from '@portal/portal-widgets';
import { Suspense, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Link } from '../../navigation/Link.tsx';
import * as css from './auth-form.css.ts';
import { returnTarget } from './safe-return.ts';

const labels = { username: 'User name', password: 'Password' } as const;

/** Of no use to whoever has not set it up. */
const SignInCode = lazyComponent(async () => (await import('./SignInCode.tsx')).SignInCode);

/** NAV-04: sign-in by name and password. One message for all causes of a refusal. */
export function LoginScreen() {
  const { session, afterLogin } = usePortal();
  const signIn = useSignIn();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [needsCode, setNeedsCode] = useState(false);

  const enter = (login: LoginReply) => {
    session.signedIn(login);
    const target = returnTarget(query, afterLogin.take() ?? '/orders');
    navigate(login.second_factor_demanded ? '/orders/account/second-factor' : target, { replace: true });
  };
  const submit = async (): Promise<readonly FormProblem[]> => {
    const result = await signIn({ username, password });
    if (result === 'code_needed') setNeedsCode(true);
    else if ('bearer_token' in result) enter(result);
    else return result;
    return [];
  };
  const back = () => {
    setNeedsCode(false);
    setPassword('');
  };

  if (needsCode) {
    return (
      <Suspense fallback={<ShortPage title="Sign in" />}>
        <SignInCode username={username} password={password} onEnter={enter} onBack={back} />
      </Suspense>
    );
  }
  return (
    <ShortPage title="Sign in">
      <div className={css.form}>
        <Form label="Sign in" labels={labels} submit="Sign in" onSubmit={submit}>
          {(error) => (
            <>
              <TextField
                label={labels.username}
                name="username"
                autoComplete="username"
                autoCapitalize="none"
                spellCheck={false}
                autoFocus
                value={username}
                onValueChange={setUsername}
                error={error('username')}
              />
              <TextField
                label={labels.password}
                name="password"
                type="password"
                autoComplete="current-password"
                value={password}
                onValueChange={setPassword}
                error={error('password')}
              />
            </>
          )}
        </Form>
      </div>
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
    </ShortPage>
  );
}
