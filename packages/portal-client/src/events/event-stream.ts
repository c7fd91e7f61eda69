import type { CartEvent, PagesEvent, PresenceEvent, PricesEvent } from '@portal/domain/api';

/** An event of the server, by its name. */
export type ServerEvent =
  | { readonly kind: 'cart'; readonly event: CartEvent }
  | { readonly kind: 'pages'; readonly event: PagesEvent }
  | { readonly kind: 'presence'; readonly event: PresenceEvent }
  | { readonly kind: 'prices'; readonly event: PricesEvent };

function eventIn(block: string): ServerEvent | null {
  const lines = block.split('\n');
  const kind = (['cart', 'pages', 'presence', 'prices'] as const).find((name) => lines.includes(`event: ${name}`));
  if (kind === undefined) return null;
  const data = lines.flatMap((line) => (line.startsWith('data: ') ? [line.slice(6)] : [])).join('\n');
  try {
    return { kind, event: JSON.parse(data) } as ServerEvent;
  } catch {
    return null;
  }
}

/** The events of a stream; null for each keep-alive. */
export async function* eventsIn(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent | null> {
  const decoder = new TextDecoder();
  const reader = body.getReader();
  let text = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      text += decoder.decode(value, { stream: true });
      const blocks = text.split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks) yield eventIn(block);
    }
  } finally {
    reader.cancel().catch(() => {});
  }
}
