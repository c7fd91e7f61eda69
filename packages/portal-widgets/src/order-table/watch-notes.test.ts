import { describe, expect, test, vi } from 'vitest';
import { DemoSource } from './demo-source.ts';
import { watchNotes } from './watch-notes.ts';

const settled = () => new Promise<void>((resolve) => queueMicrotask(resolve));

describe('watchNotes', () => {
  test('calls back when a note appears or disappears, once per batch, and for nothing else', async () => {
    const source = new DemoSource(18);
    const [first = '', , , rounded = '', fifth = ''] = source.lineIds();
    const onChange = vi.fn();
    const end = watchNotes(source)(onChange);
    source.quantity(first, '500', 'done');
    await settled();
    expect(onChange).not.toHaveBeenCalled();

    source.remedy(rounded, 'take_back');
    source.quantity(fifth, '451', 'done');
    await settled();
    expect(onChange).toHaveBeenCalledOnce();

    end();
    source.remedy(fifth, 'take_back');
    await settled();
    expect(onChange).toHaveBeenCalledOnce();
  });

  test('has one listener for all lines, and checks all of them if any may have changed', async () => {
    const source = new DemoSource(18);
    const rounded = source.lineIds()[3] ?? '';
    const listeners = new Set<(only: string | null) => void>();
    const onChange = vi.fn();
    watchNotes({
      ...source,
      subscribeLine: () => expect.unreachable('there is no listener per line'),
      subscribeLines: (listener) => {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
    })(onChange);
    const notifyAny = () => {
      for (const listener of listeners) listener(null);
    };
    notifyAny();
    await settled();
    expect(onChange).not.toHaveBeenCalled();

    source.remedy(rounded, 'take_back');
    notifyAny();
    await settled();
    expect(onChange).toHaveBeenCalledOnce();
  });

  test('stops watching a removed line', async () => {
    const source = new DemoSource(18);
    const rounded = source.lineIds()[3] ?? '';
    const onChange = vi.fn();
    watchNotes(source)(onChange);
    source.delete(rounded);
    await settled();
    expect(source.line(rounded)).toBeNull();
    expect(onChange).not.toHaveBeenCalled();
  });
});
