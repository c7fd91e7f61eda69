import { type CallName, envelopeActions } from '@portal/domain/api';
import type { CallReply, CallRequest } from '@portal/domain/contract';
import { scriptsMessages as messages } from '../messages/scripts.ts';
import type { CallOutcome } from '../transport/send-call.ts';

/** What a script can use. Every call that it makes is shown. */
export interface ScriptWork {
  readonly call: <Name extends CallName>(
    name: Name,
    request: CallRequest<Name>,
  ) => Promise<CallOutcome<CallReply<Name>>>;
  /** The current account; empty if there is none. */
  readonly accode: string;
  /** The page's build number. */
  readonly build: number;
}

export interface Script {
  readonly title: string;
  readonly does: string;
  readonly run: (work: ScriptWork) => Promise<unknown>;
}

const part = 'HXB-16080-88G';
/** Duration of the slow call in ms. */
const slow = 3000;

/** RUN-01: every script that can be run. The address only selects one. */
export const scripts = {
  test: {
    ...messages.test,
    run: async ({ call }) => {
      await call('get_vue_build', {});
      await call('login/validate', {});
    },
  },
  ping: {
    ...messages.ping,
    run: ({ call, build }) =>
      call('xhr-ping', {
        vue_build: build,
        br_focus: true,
        br_idle: false,
        previous_RTT_milliseconds: null,
        down_for_x_sec: 0,
        viewport_x: window.innerWidth,
        viewport_y: window.innerHeight,
      }),
  },
  redirects: {
    ...messages.redirects,
    run: async ({ call }) => {
      await call('test_redirect', {});
      await call('test_redirect_relative', {});
    },
  },
  price: {
    title: messages.price.title,
    does: messages.price.does(part),
    run: ({ call, accode }) => call('get-price', { accode, cart_lines: [{ stock_code: part, order_quantity: 100 }] }),
  },
  actions: {
    ...messages.actions,
    run: async ({ call }) => {
      for (const action of envelopeActions) await call('test_answer', { action });
    },
  },
  slow: {
    title: messages.slow.title,
    does: messages.slow.does(slow / 1000),
    run: ({ call }) => call('test_answer', { delay_milliseconds: slow }),
  },
  failing: {
    ...messages.failing,
    run: async ({ call }) => {
      await call('test_answer', { status: 'ERROR' });
      await call('test_answer', { status: 'FATAL' });
      await call('test_answer', { delay_milliseconds: -1 });
    },
  },
} as const satisfies Readonly<Record<string, Script>>;

export type ScriptName = keyof typeof scripts;
export const scriptNames = Object.keys(scripts) as ScriptName[];

/** The script of a name, or null; ignores inherited object properties. */
export function findScript(name: string): Script | null {
  const found = scriptNames.find((each) => each === name.toLowerCase());
  return found === undefined ? null : scripts[found];
}
