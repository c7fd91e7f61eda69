import { Form, Link as StyledLink, TextField } from '@portal/design-system';
import { useCallMutation } from '@portal/portal-client/react';
import { ShortPage } from '@portal/portal-widgets';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Link } from '../../navigation/Link.tsx';
import * as css from './auth-form.css.ts';

const askLabels = { username: 'User name' };
const chooseLabels = { new_password: 'New password', confirm_password: 'New password once more' };

function ToSignIn() {
  return (
    <p className={css.links}>
      <StyledLink asChild>
        <Link to="/login">Sign in</Link>
      </StyledLink>
    </p>
  );
}

function Ask() {
  const { send } = useCallMutation('new-password-request', { sends: 1 });
  const [username, setUsername] = useState('');
  const [asked, setAsked] = useState<string | null>(null);
  const submit = async () => {
    const name = username.trim();
    if (name === '') return [{ field: 'username', message: 'Required field' }];
    const outcome = await send({ username: name });
    if (!outcome.ok) return outcome.error.problems;
    // Shown whether there is such a user or not (SESS-08).
    setAsked(name);
    return [];
  };
  if (asked !== null) {
    return (
      <ShortPage
        title="Look into your mail"
        lead={`If there is a user ${asked}, a link for a new password is on its way. It is good for 30 minutes.`}
      >
        <ToSignIn />
      </ShortPage>
    );
  }
  return (
    <ShortPage title="New password" lead="Type your user name. A link to choose a new password comes to you by mail.">
      <div className={css.form}>
        <Form label="New password" labels={askLabels} submit="Send the link" onSubmit={submit}>
          {(error) => (
            <TextField
              label={askLabels.username}
              name="username"
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              value={username}
              onValueChange={setUsername}
              error={error('username')}
            />
          )}
        </Form>
      </div>
      <ToSignIn />
    </ShortPage>
  );
}

function Choose({ token }: { token: string }) {
  const { send } = useCallMutation('new-password-set', { sends: 1 });
  const [password, setPassword] = useState('');
  const [again, setAgain] = useState('');
  const [done, setDone] = useState(false);
  const submit = async () => {
    if (password !== again) return [{ field: 'confirm_password', message: 'The two are not the same' }];
    const outcome = await send({ token, new_password: password });
    if (outcome.ok) setDone(true);
    // The link is not a field: a problem with it is one of the form as a whole.
    return outcome.ok
      ? []
      : outcome.error.problems.map(({ field, message }) => ({ field: field === 'token' ? null : field, message }));
  };
  if (done) {
    return (
      <ShortPage title="Your password has changed" lead="All your sessions have ended. Sign in with the new one.">
        <ToSignIn />
      </ShortPage>
    );
  }
  const fields = [
    { name: 'new_password', value: password, set: setPassword },
    { name: 'confirm_password', value: again, set: setAgain },
  ] as const;
  return (
    <ShortPage title="New password" lead="At least 8 characters. A few words are better than one with signs in it.">
      <div className={css.form}>
        <Form label="New password" labels={chooseLabels} submit="Set password" onSubmit={submit}>
          {(error) =>
            fields.map(({ name, value, set }) => (
              <TextField
                key={name}
                label={chooseLabels[name]}
                name={name}
                type="password"
                autoComplete="new-password"
                value={value}
                onValueChange={set}
                error={error(name)}
              />
            ))
          }
        </Form>
      </div>
      <p className={css.links}>
        <StyledLink asChild>
          <Link to="/new-password">Ask for another link</Link>
        </StyledLink>
      </p>
    </ShortPage>
  );
}

/** SESS-08: asks for a mailed link, and takes the new password where that link leads. */
export function NewPasswordScreen() {
  const token = new URLSearchParams(useLocation().hash.slice(1)).get('token');
  return token ? <Choose key={token} token={token} /> : <Ask />;
}
