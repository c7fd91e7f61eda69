import type { CartEvent } from '@portal/domain/api';

function eventIn(block: string): CartEvent | null {
  const lines = block.split('\n');
  if (!lines.includes('event: cart')) return null;
  const data = lines.flatMap((line) => (line.startsWith('data: ') ? [line.slice(6)] : [])).join('\n');
  try {
    return JSON.parse(data) as CartEvent;
  } catch {
    return null;
  }
}

/** The events of a stream; null for each keep-alive. */
export async function* eventsIn(body: ReadableStream<Uint8Array>): AsyncGenerator<CartEvent | null> {
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
