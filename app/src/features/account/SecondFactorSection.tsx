import { Banner, Button, ErrorState, type FormProblem, Heading, Skeleton } from '@portal/design-system';
import { shortDate } from '@portal/domain/format';
import { saveFile, useAuthorise, useCall, useCallMutation, useNewBearer, usePortal } from '@portal/portal-client/react';
import { AuthenticatorKey, FieldsForm, PasswordForm, RecoveryCodes } from '@portal/portal-widgets';
import { useState } from 'react';
import { commonMessages } from '../../messages/common.ts';
import { secondFactorMessages } from '../../messages/second-factor.tsx';
import * as css from './AccountScreen.css.ts';

const codeFields = [
  {
    name: 'code',
    label: secondFactorMessages.confirm.code,
    autoComplete: 'one-time-code',
    inputMode: 'numeric',
    autoFocus: true,
  },
] as const;

/** The secret for an authenticator app, as a QR code and as text. */
interface NewSecret {
  readonly secret: string;
  readonly address: string;
}

function Confirm({
  made,
  onDone,
  onBack,
}: {
  made: NewSecret;
  onDone: (codes: readonly string[]) => void;
  onBack: () => void;
}) {
  const { send } = useCallMutation('second-factor/confirm', { sends: 1 });
  const takeBearer = useNewBearer();
  // VAL-01: field rules, loaded once. The server checks the field regardless.
  const { data: rules = {} } = useCall('validation/get', { type: 'second_factor' }, { immutable: true });
  const submit = async ({ code }: { readonly code: string }): Promise<readonly FormProblem[]> => {
    const outcome = await send({ code });
    if (!outcome.ok) return outcome.error.problems;
    takeBearer(outcome.data);
    onDone(outcome.data.recovery_codes);
    return [];
  };
  return (
    <div className={css.flow}>
      <p>{secondFactorMessages.confirm.explanation}</p>
      <AuthenticatorKey {...made} />
      <div className={css.narrow}>
        <FieldsForm
          label={secondFactorMessages.confirm.label}
          submit={secondFactorMessages.confirm.submit}
          actions={
            <Button kind="text" onClick={onBack}>
              {commonMessages.cancel}
            </Button>
          }
          fields={codeFields}
          rules={rules}
          onSubmit={submit}
        />
      </div>
    </div>
  );
}

function Off({ demanded, onMade }: { demanded: boolean; onMade: (made: NewSecret) => void }) {
  const authorise = useAuthorise();
  const { send } = useCallMutation('second-factor/begin', { sends: 1 });
  const begin = async (password: string): Promise<readonly FormProblem[]> => {
    const wrong = await authorise(password);
    if (wrong.length > 0) return wrong;
    const outcome = await send({});
    if (!outcome.ok) return outcome.error.problems;
    onMade(outcome.data);
    return [];
  };
  return (
    <div className={css.narrow}>
      {demanded ? (
        <Banner tone="warning" title={secondFactorMessages.setUp.demanded}>
          {secondFactorMessages.setUp.demandedHint}
        </Banner>
      ) : null}
      <p>{secondFactorMessages.setUp.explanation}</p>
      <PasswordForm
        label={secondFactorMessages.setUp.label}
        submit={secondFactorMessages.setUp.submit}
        onPassword={begin}
      />
    </div>
  );
}

function On({ since, left, onOff }: { since: string; left: number; onOff: () => void }) {
  const authorise = useAuthorise();
  const { send } = useCallMutation('second-factor/remove', { sends: 1 });
  const [asks, setAsks] = useState(false);
  const remove = async (password: string): Promise<readonly FormProblem[]> => {
    const wrong = await authorise(password);
    if (wrong.length > 0) return wrong;
    const outcome = await send({});
    if (!outcome.ok) return outcome.error.problems;
    onOff();
    return [];
  };
  return (
    <div className={css.narrow}>
      <p>
        {secondFactorMessages.active.status(
          <b className={css.inUse}>{secondFactorMessages.active.on}</b>,
          shortDate(since),
          left,
        )}
      </p>
      {left < 3 ? (
        <Banner tone="warning" title={secondFactorMessages.active.fewCodes}>
          {secondFactorMessages.active.fewCodesHint}
        </Banner>
      ) : null}
      {asks ? (
        <PasswordForm
          label={secondFactorMessages.active.turnOffLabel}
          submit={secondFactorMessages.active.turnOff}
          autoFocus
          actions={
            <Button kind="text" onClick={() => setAsks(false)}>
              {secondFactorMessages.active.keep}
            </Button>
          }
          onPassword={remove}
        />
      ) : (
        <div>
          <Button onClick={() => setAsks(true)}>{secondFactorMessages.active.turnOff}</Button>
        </div>
      )}
    </div>
  );
}

function Recovery({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const { messages } = usePortal();
  const text = `${codes.join('\n')}\n`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      messages.show(secondFactorMessages.recovery.copied);
    } catch {
      messages.show(secondFactorMessages.recovery.copyBlocked, 'warning');
    }
  };
  return (
    <RecoveryCodes
      codes={codes}
      onSave={() => saveFile('recovery-codes.txt', new Blob([text], { type: 'text/plain' }))}
      onCopy={() => void copy()}
      onDone={onDone}
    />
  );
}

/** Two-step sign-in: set up and turned off by the user. */
export function SecondFactorSection() {
  const { data: state, error, reload } = useCall('second-factor/get', {});
  const [made, setMade] = useState<NewSecret | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (error) return <ErrorState title={secondFactorMessages.loadFailed} onRetry={reload} />;
  if (!state) return <Skeleton width="full" />;
  const confirmed = (recovery: readonly string[]) => {
    setMade(null);
    setCodes(recovery);
    reload();
  };
  return (
    <section aria-labelledby="second-factor" className={css.section}>
      <div className={css.head}>
        <Heading level={2} id="second-factor">
          {codes
            ? secondFactorMessages.recovery.title
            : made
              ? secondFactorMessages.confirm.title
              : secondFactorMessages.title}
        </Heading>
      </div>
      {codes ? (
        <Recovery codes={codes} onDone={() => setCodes(null)} />
      ) : made ? (
        <Confirm made={made} onDone={confirmed} onBack={() => setMade(null)} />
      ) : state.since === null ? (
        <Off demanded={state.demanded} onMade={setMade} />
      ) : (
        <On since={state.since} left={state.recovery_codes_left} onOff={reload} />
      )}
    </section>
  );
}
