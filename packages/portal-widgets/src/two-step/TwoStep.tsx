import { Banner, ErrorState, type FormProblem, Heading, Skeleton } from '@portal/design-system';
import type { ValidationModel } from '@portal/domain/validation';
import { useState } from 'react';
import { twoStepMessages as messages } from '../messages/two-step.tsx';
import { PasswordForm } from '../password-form/PasswordForm.tsx';
import { ConfirmTwoStep } from './ConfirmTwoStep.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import * as css from './TwoStep.css.ts';
import { TwoStepOn } from './TwoStepOn.tsx';

/** The key for an authenticator app, as text and as an `otpauth:` address. */
export interface NewKey {
  readonly secret: string;
  readonly address: string;
}

type Problems = readonly FormProblem[];

export interface TwoStepProps {
  /** Null until loaded. `since` is null while two-step sign-in is off. */
  readonly state: {
    readonly since: string | null;
    /** The user has to set it up. */
    readonly demanded: boolean;
    readonly recovery_codes_left: number;
  } | null;
  readonly failed: boolean;
  readonly onRetry: () => void;
  /** Rules of the code's field. */
  readonly rules: ValidationModel;
  /** Sets it up. Resolves to the problems, if any. */
  readonly onBegin: (password: string) => Promise<NewKey | Problems>;
  /** Turns it on by the first code. */
  readonly onConfirm: (code: string) => Promise<{ readonly recovery_codes: readonly string[] } | Problems>;
  readonly onTurnOff: (password: string) => Promise<Problems>;
  readonly onSaveCodes: (text: string) => void;
  readonly onCopyCodes: (text: string) => void;
}

interface SetUpTwoStepProps {
  readonly demanded: boolean;
  readonly onPassword: (password: string) => Promise<readonly FormProblem[]>;
}

/** Two-step sign-in is off: what it is, and the password to set it up. */
function SetUpTwoStep({ demanded, onPassword }: SetUpTwoStepProps) {
  return (
    <div className={css.narrow}>
      {demanded ? (
        <Banner tone="warning" title={messages.setUp.demanded}>
          {messages.setUp.demandedHint}
        </Banner>
      ) : null}
      <p>{messages.setUp.explanation}</p>
      <PasswordForm label={messages.setUp.label} submit={messages.setUp.submit} onPassword={onPassword} />
    </div>
  );
}

/** Two-step sign-in, set up and turned off by the user: password, key, first code, recovery codes. */
export function TwoStep(props: TwoStepProps) {
  const { state, failed, onRetry, rules, onBegin, onConfirm, onTurnOff, onSaveCodes, onCopyCodes } = props;
  const [made, setMade] = useState<NewKey | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (failed) return <ErrorState title={messages.loadFailed} onRetry={onRetry} />;
  if (!state) return <Skeleton width="full" />;
  const begin = async (password: string): Promise<Problems> => {
    const result = await onBegin(password);
    if (!('secret' in result)) return result;
    setMade(result);
    return [];
  };
  const confirm = async (code: string): Promise<Problems> => {
    const result = await onConfirm(code);
    if (!('recovery_codes' in result)) return result;
    setMade(null);
    setCodes(result.recovery_codes);
    return [];
  };
  const text = `${(codes ?? []).join('\n')}\n`;
  return (
    <section aria-labelledby="second-factor">
      <div className={css.head}>
        <Heading level={2} id="second-factor">
          {codes ? messages.recovery.title : made ? messages.confirm.title : messages.title}
        </Heading>
      </div>
      {codes ? (
        <RecoveryCodes
          codes={codes}
          onSave={() => onSaveCodes(text)}
          onCopy={() => onCopyCodes(text)}
          onDone={() => setCodes(null)}
        />
      ) : made ? (
        <ConfirmTwoStep made={made} rules={rules} onCode={confirm} onBack={() => setMade(null)} />
      ) : state.since === null ? (
        <SetUpTwoStep demanded={state.demanded} onPassword={begin} />
      ) : (
        <TwoStepOn since={state.since} codesLeft={state.recovery_codes_left} onTurnOff={onTurnOff} />
      )}
    </section>
  );
}
