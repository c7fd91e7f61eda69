import {
  Banner,
  Button,
  ErrorState,
  Form,
  type FormProblem,
  Heading,
  Skeleton,
  Link as StyledLink,
  TextField,
} from '@portal/design-system';
import { shortDate } from '@portal/domain/format';
import { usePortal } from '@portal/portal-client/react';
import { useState } from 'react';
import * as css from './AccountScreen.css.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  type NewSecret,
  removeSecondFactor,
  useSecondFactor,
} from './data/second-factor.ts';
import { PasswordForm } from './PasswordForm.tsx';
import { QrPicture } from './QrPicture.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import * as own from './second-factor.css.ts';

const spaced = (secret: string) => secret.replace(/(.{4})(?=.)/g, '$1 ');

function Confirm({
  made,
  onDone,
  onBack,
}: {
  made: NewSecret;
  onDone: (codes: readonly string[]) => void;
  onBack: () => void;
}) {
  const portal = usePortal();
  const [code, setCode] = useState('');
  const submit = async (): Promise<readonly FormProblem[]> => {
    if (code.trim() === '') return [{ field: 'code', message: 'Required field' }];
    const result = await confirmSecondFactor(portal, code);
    if (!('recovery' in result)) return result;
    onDone(result.recovery);
    return [];
  };
  return (
    <div className={own.flow}>
      <p>
        Read the picture with an authenticator app, or type the key into it. Then type the six digits that it shows.
      </p>
      <div className={own.both}>
        <QrPicture text={made.address} label="Picture of the key for an authenticator app" />
        <div className={own.beside}>
          <span className={css.label}>Key</span>
          <code className={own.secret}>{spaced(made.secret)}</code>
          <StyledLink asChild>
            <a href={made.address}>Open an authenticator app on this device</a>
          </StyledLink>
        </div>
      </div>
      <div className={css.narrow}>
        <Form
          label="Turn two-step sign-in on"
          labels={{ code: 'Code' }}
          submit="Turn on"
          actions={
            <Button kind="text" onClick={onBack}>
              Cancel
            </Button>
          }
          onSubmit={submit}
        >
          {(error) => (
            <TextField
              label="Code"
              name="code"
              autoComplete="one-time-code"
              inputMode="numeric"
              autoFocus
              value={code}
              onValueChange={setCode}
              error={error('code')}
            />
          )}
        </Form>
      </div>
    </div>
  );
}

function Off({ demanded, onMade }: { demanded: boolean; onMade: (made: NewSecret) => void }) {
  const portal = usePortal();
  const begin = async (password: string): Promise<readonly FormProblem[]> => {
    const result = await beginSecondFactor(portal, password);
    if (!('secret' in result)) return result;
    onMade(result);
    return [];
  };
  return (
    <div className={css.narrow}>
      {demanded ? (
        <Banner tone="warning" title="Set up two-step sign-in first.">
          The rest of the portal opens once it is on.
        </Banner>
      ) : null}
      <p>
        Signing in asks for a code of an authenticator app besides your password. Who learns your password alone then
        cannot get in.
      </p>
      <PasswordForm label="Set up two-step sign-in" submit="Set up" onPassword={begin} />
    </div>
  );
}

function On({ since, left, onOff }: { since: string; left: number; onOff: () => void }) {
  const portal = usePortal();
  const [asks, setAsks] = useState(false);
  const remove = async (password: string): Promise<readonly FormProblem[]> => {
    const wrong = await removeSecondFactor(portal, password);
    if (wrong.length === 0) onOff();
    return wrong;
  };
  return (
    <div className={css.narrow}>
      <p>
        <b className={css.inUse}>On</b> since {shortDate(since)}. {left} of 10 recovery codes left.
      </p>
      {left < 3 ? (
        <Banner tone="warning" title="Few recovery codes are left.">
          Turn two-step sign-in off and on again for new ones.
        </Banner>
      ) : null}
      {asks ? (
        <PasswordForm
          label="Turn two-step sign-in off"
          submit="Turn off"
          autoFocus
          actions={
            <Button kind="text" onClick={() => setAsks(false)}>
              Keep it on
            </Button>
          }
          onPassword={remove}
        />
      ) : (
        <div className={own.row}>
          <Button onClick={() => setAsks(true)}>Turn off</Button>
        </div>
      )}
    </div>
  );
}

/** Two-step sign-in: set up, and turned off again, by the user. */
export function SecondFactorSection() {
  const { state, failed, reload } = useSecondFactor();
  const [made, setMade] = useState<NewSecret | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (failed) return <ErrorState title="Whether it is on did not arrive." onRetry={() => void reload()} />;
  if (!state) return <Skeleton width="full" />;
  const confirmed = (recovery: readonly string[]) => {
    setMade(null);
    setCodes(recovery);
    void reload();
  };
  return (
    <section aria-labelledby="second-factor" className={css.section}>
      <div className={css.head}>
        <Heading level={2} id="second-factor">
          {codes ? 'Keep your recovery codes' : made ? 'Connect an authenticator app' : 'Code besides the password'}
        </Heading>
      </div>
      {codes ? (
        <RecoveryCodes codes={codes} onDone={() => setCodes(null)} />
      ) : made ? (
        <Confirm made={made} onDone={confirmed} onBack={() => setMade(null)} />
      ) : state.since === null ? (
        <Off demanded={state.demanded} onMade={setMade} />
      ) : (
        <On since={state.since} left={state.recovery_codes_left} onOff={() => void reload()} />
      )}
    </section>
  );
}
