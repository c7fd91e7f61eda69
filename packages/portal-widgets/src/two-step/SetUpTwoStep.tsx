import { Banner, type FormProblem } from '@portal/design-system';
import { twoStepMessages } from '../messages/two-step.tsx';
import { PasswordForm } from '../password-form/PasswordForm.tsx';
import * as css from './TwoStep.css.ts';

const messages = twoStepMessages.setUp;

interface SetUpTwoStepProps {
  readonly demanded: boolean;
  readonly onPassword: (password: string) => Promise<readonly FormProblem[]>;
}

/** Two-step sign-in is off: what it is, and the password to set it up. */
export function SetUpTwoStep({ demanded, onPassword }: SetUpTwoStepProps) {
  return (
    <div className={css.narrow}>
      {demanded ? (
        <Banner tone="warning" title={messages.demanded}>
          {messages.demandedHint}
        </Banner>
      ) : null}
      <p>{messages.explanation}</p>
      <PasswordForm label={messages.label} submit={messages.submit} onPassword={onPassword} />
    </div>
  );
}
