import { describe, expect, test, vi } from 'vitest';
import { DemoSource } from './demo-source.ts';
import { watchNotes } from './watch-notes.ts';

const settled = () => new Promise<void>((resolve) => queueMicrotask(resolve));

describe('watchNotes', () => {
  test('calls back when a note appears or disappears, once per batch, and for nothing else', async () => {
    const source = new DemoSource(18);
    const [first = '', , , rounded = '', fifth = ''] = source.lineIds();
    const told = vi.fn();
    const end = watchNotes(source)(told);
    source.quantity(first, '500', 'done');
    await settled();
    expect(told).not.toHaveBeenCalled();

    source.remedy(rounded, 'take_back');
    source.quantity(fifth, '451', 'done');
    await settled();
    expect(told).toHaveBeenCalledOnce();

    end();
    source.remedy(fifth, 'take_back');
    await settled();
    expect(told).toHaveBeenCalledOnce();
  });

  test('has one listener for all lines, and checks all of them if any may have changed', async () => {
    const source = new DemoSource(18);
    const rounded = source.lineIds()[3] ?? '';
    const heard = new Set<(only: string | null) => void>();
    const told = vi.fn();
    watchNotes({
      ...source,
      subscribeLine: () => expect.unreachable('a line has no listener of its own'),
      subscribeLines: (listener) => {
        heard.add(listener);
        return () => void heard.delete(listener);
      },
    })(told);
    const tellAny = () => {
      for (const listener of heard) listener(null);
    };
    tellAny();
    await settled();
    expect(told).not.toHaveBeenCalled();

    source.remedy(rounded, 'take_back');
    tellAny();
    await settled();
    expect(told).toHaveBeenCalledOnce();
  });

  test('stops watching a removed line', async () => {
    const source = new DemoSource(18);
    const rounded = source.lineIds()[3] ?? '';
    const told = vi.fn();
    watchNotes(source)(told);
    source.delete(rounded);
    await settled();
    expect(source.line(rounded)).toBeNull();
    expect(told).not.toHaveBeenCalled();
  });
});
