import type { ServerMessage } from '@portal/portal-widgets';
import { createStore, type Store } from './store.ts';

export interface Messages extends Pick<Store<readonly ServerMessage[]>, 'get' | 'subscribe'> {
  /** SHELL-08. Empty messages are ignored (CALL-06); one that shows already is not shown twice. */
  show(text: string, tone?: ServerMessage['tone']): void;
  dismiss(id: string): void;
}

export function createMessages(): Messages {
  const store = createStore<readonly ServerMessage[]>([]);
  let count = 0;
  return {
    get: store.get,
    subscribe: store.subscribe,
    show(text, tone = 'info') {
      if (text.trim() === '' || store.get().some((each) => each.text === text)) return;
      count += 1;
      store.set([...store.get(), { id: `message-${count}`, text, tone }]);
    },
    dismiss(id) {
      store.set(store.get().filter((each) => each.id !== id));
    },
  };
}
