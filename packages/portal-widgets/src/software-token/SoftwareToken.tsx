import { Banner, Button, ErrorState, type FormProblem, Skeleton, Link as StyledLink } from '@portal/design-system';
import { shortDate } from '@portal/domain/format';
import type { ValidationModel } from '@portal/domain/validation';
import { useState } from 'react';
import { FieldsForm } from '../fields-form/FieldsForm.tsx';
import { AppLink } from '../internal/AppLink.tsx';
import { commonMessages } from '../messages/common.ts';
import { softwareMessages } from '../messages/software.ts';
import { ShortPage } from '../short-page/ShortPage.tsx';
import * as css from './SoftwareToken.css.ts';

const fields = [
  { name: 'code', label: softwareMessages.code.field, inputMode: 'numeric', autoComplete: 'one-time-code' },
] as const;

interface Token {
  readonly token: string;
  readonly expires_at: string;
}

function Given({ token, expires_at }: Token) {
  return (
    <>
      <Banner tone="positive" role="status" title={softwareMessages.token.title}>
        {softwareMessages.token.text(shortDate(expires_at))}
      </Banner>
      <code className={css.token}>{token}</code>
    </>
  );
}

type ClosedReason = 'sign_in' | 'no_account' | 'no_mobile';

interface RequestProps {
  readonly mobile: string;
  readonly rules: ValidationModel;
  readonly isSending: boolean;
  /** Sends a code to the mobile. Resolves to an error message, or null. */
  readonly onSend: () => Promise<string | null>;
  /** Resolves to the token, or to the problems. */
  readonly onCode: (code: string) => Promise<Token | readonly FormProblem[]>;
}

export interface SoftwareTokenProps extends Omit<RequestProps, 'mobile'> {
  /** The supplier's name; null for Mungo. */
  readonly product: string | null;
  /** Null until it is known. */
  readonly access: {
    readonly access: boolean;
    readonly mobile: string | null;
    readonly reason: ClosedReason | null;
  } | null;
  readonly failed: boolean;
  readonly onRetry: () => void;
  /** Address of the sign-in that leads back here. */
  readonly signIn: string;
}

/** The steps: message, code, token. */
function Request({ mobile, rules, isSending, onSend, onCode }: RequestProps) {
  const [sent, setSent] = useState(false);
  const [wrong, setWrong] = useState<string | null>(null);
  const [given, setGiven] = useState<Token | null>(null);

  const send = async () => {
    const problem = await onSend();
    setWrong(problem);
    if (problem === null) setSent(true);
  };
  const submit = async ({ code }: { readonly code: string }) => {
    const result = await onCode(code);
    if (!('token' in result)) return result;
    setGiven(result);
    return [];
  };

  if (given) return <Given {...given} />;
  const message = wrong === null ? null : <Banner tone="critical" role="alert" title={wrong} />;
  if (!sent) {
    return (
      <>
        <p className={css.lead}>{softwareMessages.send.lead(mobile)}</p>
        {message}
        <Button kind="filled" loading={isSending} onClick={() => void send()}>
          {softwareMessages.send.submit}
        </Button>
      </>
    );
  }
  return (
    <>
      <p className={css.lead}>{softwareMessages.code.lead(mobile)}</p>
      {message}
      <FieldsForm
        label={softwareMessages.code.label}
        submit={softwareMessages.code.submit}
        fields={fields}
        rules={rules}
        onSubmit={submit}
        actions={
          <Button kind="text" loading={isSending} onClick={() => void send()}>
            {softwareMessages.code.sendAgain}
          </Button>
        }
      />
    </>
  );
}

function Closed({ reason, signIn }: { reason: ClosedReason | null; signIn: string }) {
  if (reason === 'sign_in') {
    return (
      <>
        <p className={css.lead}>{softwareMessages.closed.signIn}</p>
        <p>
          <StyledLink asChild kind="filled">
            <AppLink to={signIn}>{commonMessages.signIn}</AppLink>
          </StyledLink>
        </p>
      </>
    );
  }
  const why = reason === 'no_mobile' ? softwareMessages.closed.noMobile : softwareMessages.closed.noAccount;
  return <Banner tone="warning" title={why} />;
}

/** SOFT-01, NAV-10: a software token for users with access, confirmed by a code to their mobile. */
export function SoftwareToken({ product, access, failed, onRetry, signIn, ...request }: SoftwareTokenProps) {
  return (
    <ShortPage title={product === null ? softwareMessages.mungo : softwareMessages.product(product)}>
      <div className={css.inside}>
        {failed ? (
          <ErrorState title={softwareMessages.loadFailed} onRetry={onRetry} />
        ) : access === null ? (
          <Skeleton width="full" />
        ) : access.access && access.mobile !== null ? (
          <Request {...request} mobile={access.mobile} />
        ) : (
          <Closed reason={access.reason} signIn={signIn} />
        )}
      </div>
    </ShortPage>
  );
}
