import { Button, EmptyState, Heading, Switch } from '@portal/design-system';
import { mayRunScripts } from '@portal/domain/session';
import { findScript, type Script, scriptNames, scripts, useScriptRun, useSession } from '@portal/portal-client/react';
import { CallList } from '@portal/portal-widgets';
import { useParams, useSearchParams } from 'react-router-dom';
import { config } from '../../config.ts';
import { codeRunnerMessages } from '../../messages/code-runner.ts';
import { Refused } from '../../navigation/guards.tsx';
import { Link } from '../../navigation/Link.tsx';
import { transportSettings } from '../../transport-settings.ts';
import * as css from './CodeRunnerScreen.css.ts';

/** NAV-03: query parameter that says whether to send credentials. */
const flag = 'credentials';

function Runner({ script }: { script: Script }) {
  const [query, setQuery] = useSearchParams();
  const credentials = query.get(flag) === 'true';
  const { busy, calls, run } = useScriptRun(credentials, transportSettings());
  return (
    <>
      <Heading level={2}>{script.title}</Heading>
      <p className={css.lead}>{script.does}</p>
      <div className={css.controls}>
        <Switch
          checked={credentials}
          onCheckedChange={(on) => setQuery({ [flag]: String(on) }, { replace: true })}
          hint={codeRunnerMessages.credentialsHint}
        >
          {codeRunnerMessages.credentials}
        </Switch>
        <Button kind="filled" loading={busy} onClick={() => run(script)}>
          {codeRunnerMessages.run}
        </Button>
      </div>
      {calls === null ? null : <CallList calls={calls} label={codeRunnerMessages.calls} open />}
    </>
  );
}

/** RUN-01: runs a script of the fixed list and shows each call with its response. On production hosts only for root and it. */
export function CodeRunnerScreen() {
  const state = useSession();
  const { script: name = '' } = useParams();
  const [query] = useSearchParams();
  const user = state.status === 'signed_in' ? state.login.user_details : null;
  const isOpen = mayRunScripts(user, window.location.hostname, config.product);
  const isRefused = !isOpen && user !== null;

  if (isRefused) return <Refused />;
  if (!isOpen) return <main className={css.screen} aria-busy="true" />;
  const script = findScript(name);
  return (
    <main className={css.screen}>
      <Heading level={1}>{codeRunnerMessages.title}</Heading>
      <p className={css.lead}>{codeRunnerMessages.lead}</p>
      <nav className={css.names} aria-label={codeRunnerMessages.navigation}>
        {scriptNames.map((each) => (
          <Link
            key={each}
            to={`/coderunner/${each}?${query}`}
            className={css.name}
            {...(scripts[each] === script ? { 'aria-current': 'page' } : {})}
          >
            {scripts[each].title}
          </Link>
        ))}
      </nav>
      {script ? (
        <Runner key={name} script={script} />
      ) : (
        <EmptyState title={codeRunnerMessages.unknown(name)}>
          <p>{codeRunnerMessages.unknownHint}</p>
        </EmptyState>
      )}
    </main>
  );
}
