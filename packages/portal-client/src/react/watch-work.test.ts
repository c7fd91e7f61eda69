import { beforeEach, expect, test, vi } from 'vitest';

/** The parts of a Confirm button that a press reads. */
class Pressed {
  readonly parentElement = null;
  readonly tagName = 'BUTTON';
  closest() {
    return this;
  }
  getAttribute(name: string) {
    return name === 'aria-label' ? 'Confirm' : null;
  }
}

type Listener = (event: unknown) => void;
let heard: Map<string, Listener>;
let answer: string | null;
beforeEach(() => {
  heard = new Map();
  answer = null;
  const target = {
    addEventListener: (type: string, listener: Listener) => heard.set(type, listener),
    removeEventListener: () => undefined,
  };
  vi.stubGlobal('window', target);
  vi.stubGlobal('document', { ...target, hidden: true });
  vi.stubGlobal('Element', Pressed);
  vi.stubGlobal('HTMLSelectElement', class {});
  vi.stubGlobal('localStorage', { getItem: () => answer });
  return () => vi.unstubAllGlobals();
});

test('PING-05 SHELL-03 presses are counted until the user accepts only what is needed, which applies at once', async () => {
  const { watchWork } = await import('./watch-work.ts');
  const log = vi.fn();
  watchWork({ log });
  const press = () => heard.get('click')?.({ target: new Pressed(), timeStamp: 0 });
  press();
  expect(log).toHaveBeenCalledExactlyOnceWith('widgetClick', 'widget click', expect.stringContaining('Confirm'));
  answer = 'needed';
  press();
  expect(log).toHaveBeenCalledOnce();
  answer = 'all';
  press();
  expect(log).toHaveBeenCalledTimes(2);
});
