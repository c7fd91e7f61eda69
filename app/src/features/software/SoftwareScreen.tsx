import { Banner, Button, ErrorState, Skeleton, Link as StyledLink } from '@portal/design-system';
import { shortDate } from '@portal/domain/format';
import { loginPath } from '@portal/domain/session';
import { useCall, useCallMutation, useSession } from '@portal/portal-client/react';
import { FieldsForm, ShortPage } from '@portal/portal-widgets';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { config } from '../../config.ts';
import { commonMessages } from '../../messages/common.ts';
import { softwareMessages } from '../../messages/software.ts';
import { Link } from '../../navigation/Link.tsx';
import * as css from './SoftwareScreen.css.ts';

type Software = 'mungo' | 'product';

const names: Readonly<Record<Software, string>> = {
  mungo: softwareMessages.mungo,
  product: softwareMessages.product(config.name),
};
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

/** The steps: message, code, token. */
function Request({ software, mobile }: { software: Software; mobile: string }) {
  const sms = useCallMutation('hdi_access/request-sms', { sends: 1 });
  const token = useCallMutation('hdi_access/request-token', { sends: 1 });
  // VAL-01: field rules, loaded once. The server checks the field regardless.
  const { data: rules = {} } = useCall('validation/get', { type: 'software' }, { immutable: true });
  const [sent, setSent] = useState(false);
  const [wrong, setWrong] = useState<string | null>(null);
  const [given, setGiven] = useState<Token | null>(null);

  const send = async () => {
    const outcome = await sms.send({ software });
    setWrong(outcome.ok ? null : outcome.error.message);
    if (outcome.ok) setSent(true);
  };
  const submit = async ({ code }: { readonly code: string }) => {
    const outcome = await token.send({ software, code });
    if (!outcome.ok) return outcome.error.problems;
    setGiven(outcome.data);
    return [];
  };

  if (given) return <Given {...given} />;
  const message = wrong === null ? null : <Banner tone="critical" role="alert" title={wrong} />;
  if (!sent) {
    return (
      <>
        <p className={css.lead}>{softwareMessages.send.lead(mobile)}</p>
        {message}
        <Button kind="filled" loading={sms.pending} onClick={() => void send()}>
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
          <Button kind="text" loading={sms.pending} onClick={() => void send()}>
            {softwareMessages.code.sendAgain}
          </Button>
        }
      />
    </>
  );
}

function Closed({ reason }: { reason: 'sign_in' | 'no_account' | 'no_mobile' | null }) {
  const { pathname } = useLocation();
  if (reason === 'sign_in') {
    return (
      <>
        <p className={css.lead}>{softwareMessages.closed.signIn}</p>
        <p>
          <StyledLink asChild kind="filled">
            <Link to={loginPath(pathname)}>{commonMessages.signIn}</Link>
          </StyledLink>
        </p>
      </>
    );
  }
  const why = reason === 'no_mobile' ? softwareMessages.closed.noMobile : softwareMessages.closed.noAccount;
  return <Banner tone="warning" title={why} />;
}

/** SOFT-01, NAV-10: a software token for users with access, confirmed by a code to their mobile. */
function SoftwareScreen({ software }: { software: Software }) {
  const session = useSession();
  const username = session.status === 'signed_in' ? session.login.user_details.username : null;
  const { data, error, reload } = useCall('hdi_access/check', { software });
  return (
    <ShortPage title={names[software]}>
      <div className={css.inside}>
        {session.status === 'signing_in' || (!data && !error) ? (
          <Skeleton width="full" />
        ) : error || !data ? (
          <ErrorState title={softwareMessages.loadFailed} onRetry={reload} />
        ) : data.access && data.mobile !== null ? (
          <Request key={username} software={software} mobile={data.mobile} />
        ) : (
          <Closed reason={data.reason} />
        )}
      </div>
    </ShortPage>
  );
}

export const MungoSoftwareScreen = () => <SoftwareScreen software="mungo" />;
export const ProductSoftwareScreen = () => <SoftwareScreen software="product" />;
