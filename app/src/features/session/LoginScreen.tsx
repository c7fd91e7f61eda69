import { Banner, type FormProblem, Link as StyledLink } from '@portal/design-system';
import { type LoginReply, signOnProblems } from '@portal/domain/session';
import { type Credentials, lazyComponent, useFieldRules, usePortal, useSignIn } from '@portal/portal-client/react';
import { FieldsForm, ShortPage } from '@portal/portal-widgets';
import { Suspense, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { loginMessages } from '../../messages/login.ts';
import { Link } from '../../navigation/Link.tsx';
import * as css from './auth-form.css.ts';
import { SignOnLinks } from './SignOnLinks.tsx';
import { returnTarget } from './safe-return.ts';

const fields = [
  { name: 'username', label: loginMessages.username, autoComplete: 'username', autoFocus: true },
  { name: 'password', label: loginMessages.password, autoComplete: 'current-password', secret: true },
] as const;

/** Shown only to users who have set it up. */
const CodeScreen = lazyComponent(async () => (await import('./CodeScreen.tsx')).CodeScreen);

/** NAV-04: sign-in by name and password. The same message for every cause of refusal. */
export function LoginScreen() {
  const { session, afterLogin } = usePortal();
  const signIn = useSignIn();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const rules = useFieldRules('login');
  /** The accepted credentials when a code is required as well. */
  const [given, setGiven] = useState<Credentials | null>(null);
  const [username, setUsername] = useState('');

  const signOnProblem = signOnProblems.find((problem) => problem === query.get('sign_on'));

  const afterSignIn = () => returnTarget(query, afterLogin.take() ?? '/orders');
  const enter = (login: LoginReply) => {
    session.signedIn(login);
    const target = afterSignIn();
    navigate(login.second_factor_demanded ? '/orders/account/second-factor' : target, { replace: true });
  };
  const submit = async (credentials: Credentials): Promise<readonly FormProblem[]> => {
    const result = await signIn(credentials);
    setUsername(credentials.username);
    if (result === 'code_needed') setGiven(credentials);
    else if ('bearer_token' in result) enter(result);
    else return result;
    return [];
  };

  if (given) {
    return (
      <Suspense fallback={<ShortPage title={loginMessages.title} />}>
        <CodeScreen given={given} onEnter={enter} onBack={() => setGiven(null)} />
      </Suspense>
    );
  }
  return (
    <ShortPage
      title={loginMessages.title}
      links={
        <>
          <StyledLink asChild>
            <Link to="/new-password">{loginMessages.forgotPassword}</Link>
          </StyledLink>
          <StyledLink asChild>
            <Link to="/register">{loginMessages.register}</Link>
          </StyledLink>
          <StyledLink asChild>
            <Link to="/home">{loginMessages.searchParts}</Link>
          </StyledLink>
        </>
      }
    >
      {signOnProblem ? (
        <div className={css.message}>
          <Banner tone="warning" role="alert" title={loginMessages.signOn.problems[signOnProblem].title}>
            {loginMessages.signOn.problems[signOnProblem].text}
          </Banner>
        </div>
      ) : null}
      <div className={css.form}>
        <FieldsForm
          label={loginMessages.title}
          submit={loginMessages.submit}
          fields={fields}
          rules={rules}
          start={{ username }}
          onSubmit={submit}
        />
      </div>
      <SignOnLinks target={afterSignIn} />
    </ShortPage>
  );
}
