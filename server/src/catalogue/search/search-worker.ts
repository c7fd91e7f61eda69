import { parentPort, workerData } from 'node:worker_threads';
import { SearchEngine } from './search-engine.ts';
import type { ThreadMessage, ThreadReply } from './search-messages.ts';

/** The thread that holds a large catalogue, so that no search delays the server's other work. */
const port = parentPort;
if (!port) throw new Error('This file runs as a worker thread.');
const engine = new SearchEngine((workerData as { readonly parts: number }).parts);
const reply = (message: ThreadReply) => port.postMessage(message);

port.on('message', (message: ThreadMessage) => {
  if (message.kind === 'rank') engine.rank(message.ranked);
  else if (message.kind === 'request') {
    const { number, request } = message;
    try {
      reply({ kind: 'response', number, response: engine.search(request) });
    } catch (error) {
      reply({ kind: 'failed', number, message: String(error) });
    }
  } else {
    engine.build(message);
    if (message.kind === 'built') reply({ kind: 'built' });
  }
});
