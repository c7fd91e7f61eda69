import { createStore, type Store } from './store.ts';

/** A message for the user, shown above the page until it is dismissed. */
export interface UserMessage {
  readonly id: string;
  readonly text: string;
  readonly tone: 'info' | 'warning' | 'critical';
}

export interface Messages extends Pick<Store<readonly UserMessage[]>, 'get' | 'subscribe'> {
  /**
   * Shows a message (SHELL-08). Empty messages are ignored (CALL-06), and a message that is already visible is not shown twice. A new
   * message replaces the one with the same `about`, which `dismiss` also accepts.
   */
  show(text: string, tone?: UserMessage['tone'], about?: string): void;
  dismiss(id: string): void;
}

export function createMessages(): Messages {
  const store = createStore<readonly UserMessage[]>([]);
  let count = 0;
  return {
    get: store.get,
    subscribe: store.subscribe,
    show(text, tone = 'info', about) {
      if (text.trim() === '' || store.get().some((each) => each.text === text)) return;
      count += 1;
      const id = about ?? `message-${count}`;
      store.set([...store.get().filter((each) => each.id !== id), { id, text, tone }]);
    },
    dismiss(id) {
      store.set(store.get().filter((each) => each.id !== id));
    },
  };
}
