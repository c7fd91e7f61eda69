import { DescriptionList, Drawer, Heading } from '@portal/design-system';
import { mayUseConsole } from '@portal/domain/session';
import { usePortal, useSession, useStore } from '@portal/portal-client/react';
import { CallList } from '@portal/portal-widgets';
import { useLocation, useNavigate } from 'react-router-dom';
import { config } from '../../config.ts';
import { devConsoleMessages } from '../../messages/dev-console.ts';
import { type Fact, featureFacts, sessionFacts } from './console-facts.ts';
import * as css from './DevConsole.css.ts';

function Facts({ title, facts }: { title: string; facts: readonly Fact[] }) {
  return (
    <section className={css.part} aria-label={title}>
      <Heading level={3}>{title}</Heading>
      <DescriptionList layout="rows" items={facts} />
    </section>
  );
}

/** SHELL-05: panel beside the screen, for root and it, and for everybody on development hosts. */
export function DevConsole() {
  const portal = usePortal();
  const state = useSession();
  const calls = useStore(portal.calls);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { hostname } = window.location;
  const user = state.status === 'signed_in' ? state.login.user_details : null;
  if (!mayUseConsole(user, hostname, config.product)) return null;
  return (
    <Drawer
      beside
      open
      onOpenChange={() => navigate({ pathname, search }, { replace: true })}
      title={devConsoleMessages.title}
      description={devConsoleMessages.description}
    >
      <Facts title={devConsoleMessages.session.title} facts={sessionFacts(state, config.build)} />
      <Facts title={devConsoleMessages.features.title} facts={featureFacts(hostname)} />
      <div className={css.part}>
        <Heading level={3}>{devConsoleMessages.calls}</Heading>
        <CallList calls={calls} label={devConsoleMessages.calls} />
      </div>
    </Drawer>
  );
}
