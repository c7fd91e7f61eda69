import { PassThrough } from 'node:stream';
import { type CartEvent, cartEventsPath, eventsHeartbeat, type PricesEvent } from '@portal/domain/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { invalidBearer, Refusal } from '../calls/refusal.ts';
import { feedChannel, priceVersion, type SwitchNotice } from '../feeds/apply/apply-load.ts';
import { pagesChannel } from '../hive/changing-pages.ts';
import { presenceChannel } from '../hive/presence-store.ts';
import { callsMessages } from '../messages/calls.ts';
import type { Services } from '../services.ts';
import { type Caller, isStaff } from '../session/caller.ts';

/** An open event stream of one browser tab. */
interface Listener {
  readonly caller: Caller;
  readonly request: FastifyRequest;
  readonly stream: PassThrough;
}

type CartNotification = CartEvent & { readonly accode: string };

const pricesText = (event: PricesEvent) => `event: prices\ndata: ${JSON.stringify(event)}\n\n`;

/** Maximum number of streams of one user. Hidden tabs have none. */
const maxStreamsPerUser = 20;
/** Bytes that a slow browser may leave unread before it is disconnected; it reloads when it reconnects. */
const maxUnread = 64 * 1024;

const tooManyStreams = () => new Refusal('too_many_streams', { user_message: callsMessages.tooManyStreams }, 429);

/**
 * Notifies browsers of changes to carts of their accounts, whichever process made them (CART-18): every process receives the
 * database's NOTIFY. An event says only that a cart changed, not what. After a load of feeds that changed prices or stock, every browser
 * gets their new version; the version at the start shows a browser that reconnects whether it missed one. Staff are notified of changed pages
 * of the site and of who has a draft open (HIVE-15). The stream ends with the session. Returns a stop function.
 */
export async function addCartEvents(server: FastifyInstance, services: Services): Promise<() => Promise<void>> {
  const listeners = new Set<Listener>();

  const end = (listener: Listener): void => {
    listeners.delete(listener);
    listener.stream.end();
  };

  /** Whether the listener's session is still valid. Checked before every write; the session check is cached for a second. */
  async function hasValidSession({ request }: Listener): Promise<boolean> {
    return services.sessions.callerOf(request, { isUse: false, isOptional: false }).then(
      (caller) => caller !== null,
      () => false,
    );
  }

  async function send(listener: Listener, text: string): Promise<void> {
    if (!(await hasValidSession(listener)) || listener.stream.writableLength > maxUnread) return end(listener);
    if (listeners.has(listener)) listener.stream.write(text);
  }

  function onNotification(payload: string): void {
    const { accode, ...event } = JSON.parse(payload) as CartNotification;
    const text = `event: cart\ndata: ${JSON.stringify(event)}\n\n`;
    for (const listener of listeners) {
      if (listener.caller.accounts.some((account) => account.accode === accode)) void send(listener, text);
    }
  }

  function onSwitch(payload: string): void {
    const { version } = JSON.parse(payload) as SwitchNotice;
    if (version === null) return;
    for (const listener of listeners) void send(listener, pricesText({ version }));
  }

  const toStaff = (event: 'pages' | 'presence') => (payload: string) => {
    const text = `event: ${event}\ndata: ${payload}\n\n`;
    for (const listener of listeners) if (isStaff(listener.caller)) void send(listener, text);
  };

  server.route({
    method: 'POST',
    url: `/${cartEventsPath}`,
    // Compression would buffer events until more arrive.
    compress: false,
    handler: async (request, reply) => {
      request.facts.call = cartEventsPath;
      services.limits.count(request, reply);
      const caller = await services.sessions.callerOf(request, { isUse: false, isOptional: false });
      if (!caller) throw invalidBearer();
      request.facts.user = caller.userId;
      request.facts.realUser = caller.realUserId;
      const own = [...listeners].filter((each) => each.caller.userId === caller.userId);
      if (own.length >= maxStreamsPerUser) throw tooManyStreams();
      const listener: Listener = { caller, request, stream: new PassThrough() };
      listeners.add(listener);
      // Before anything is awaited: a request that fails or is aborted must not keep a listener.
      reply.raw.once('close', () => end(listener));
      // Read after the listener is added: a version that is newer comes as an event.
      const version = await priceVersion(services.database);
      listener.stream.write(`: open\n\n${version === null ? '' : pricesText({ version })}`);
      reply.type('text/event-stream; charset=utf-8');
      reply.header('cache-control', 'no-store').header('x-accel-buffering', 'no');
      return reply.send(listener.stream);
    },
  });

  const stopListening = await services.database.listen('cart', onNotification);
  const stopSwitches = await services.database.listen(feedChannel, onSwitch);
  const stopPages = await services.database.listen(pagesChannel, toStaff('pages'));
  const stopPresence = await services.database.listen(presenceChannel, toStaff('presence'));
  const beat = setInterval(() => {
    for (const listener of listeners) void send(listener, ': still here\n\n');
  }, eventsHeartbeat);
  const stop = async (): Promise<void> => {
    clearInterval(beat);
    for (const listener of [...listeners]) end(listener);
    await stopListening();
    await stopSwitches();
    await stopPages();
    await stopPresence();
  };
  return stop;
}
