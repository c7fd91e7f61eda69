import { usePortal, useStore } from '@portal/portal-client/react';
import { MessageList } from '@portal/portal-widgets';
import { useLocation } from 'react-router-dom';
import * as css from './Shell.css.ts';

/** SHELL-08: what the server wants said. Not on /login, whose form says it itself. */
export function UserMessages() {
  const { messages } = usePortal();
  const shown = useStore(messages);
  const { pathname } = useLocation();
  if (shown.length === 0 || /^\/login\/?$/i.test(pathname)) return null;
  return (
    <div className={css.messages}>
      <div className={css.messageSheet}>
        <MessageList messages={shown} onDismiss={messages.dismiss} />
      </div>
    </div>
  );
}
