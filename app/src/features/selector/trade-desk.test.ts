import type { SelectorTrade } from '@portal/portal-widgets';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTradeDesk } from './trade-desk.ts';

const known: SelectorTrade = { state: 'known', price: { amount: '1.00', per: 'each' }, stock: null };

describe('price and stock of rows in sight', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('LINE-02 asks once for what is in sight, and not for what scrolled by', async () => {
    const ask = vi.fn(async (codes: readonly string[]) => new Map(codes.map((code) => [code, known])));
    const desk = createTradeDesk(ask);
    const told = vi.fn();
    desk.subscribe('A', told);
    desk.subscribe('B', () => {})();
    desk.subscribe('C', () => {});
    await vi.advanceTimersByTimeAsync(100);
    expect(ask.mock.calls).toEqual([[['A', 'C']]]);
    expect(told).toHaveBeenCalledOnce();
    expect(desk.trade('A')).toBe(known);
    expect(desk.trade('B').state).toBe('loading');
    desk.subscribe('A', () => {});
    await vi.advanceTimersByTimeAsync(100);
    expect(ask).toHaveBeenCalledOnce();
  });

  it('LINE-02 what failed is asked for again when it is next in sight', async () => {
    const ask = vi.fn(async () => null);
    const desk = createTradeDesk(ask);
    const leave = desk.subscribe('A', () => {});
    await vi.advanceTimersByTimeAsync(100);
    expect(desk.trade('A').state).toBe('failed');
    leave();
    desk.subscribe('A', () => {});
    await vi.advanceTimersByTimeAsync(100);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('a closed desk asks nothing', async () => {
    const ask = vi.fn(async () => null);
    const desk = createTradeDesk(ask);
    desk.subscribe('A', () => {});
    desk.close();
    await vi.advanceTimersByTimeAsync(100);
    expect(ask).not.toHaveBeenCalled();
  });
});
