import { expect, test } from 'vitest';
import { Registry } from './registry.ts';

test('counters, gauges and histograms are told in the text form of Prometheus', () => {
  const registry = new Registry();
  const calls = registry.counter('calls_total', 'Calls.');
  const seconds = registry.histogram('seconds', 'Time.');
  registry.gauge('waiting', 'Waiting.', () => [[{}, 3]]);
  calls.add({ call: 'login', result: 'ok' });
  calls.add({ call: 'login', result: 'ok' });
  calls.add({ call: 'a"b\\c\nd', result: 'ok' });
  seconds.observe(0.003, { call: 'x' });
  seconds.observe(99, { call: 'x' });
  const lines = registry.text().split('\n');
  expect(lines.slice(0, 4)).toEqual([
    '# HELP calls_total Calls.',
    '# TYPE calls_total counter',
    'calls_total{call="login",result="ok"} 2',
    'calls_total{call="a\\"b\\\\c\\nd",result="ok"} 1',
  ]);
  expect(lines).toContain('waiting 3');
  expect(lines).toContain('seconds_bucket{call="x",le="0.0025"} 0');
  expect(lines).toContain('seconds_bucket{call="x",le="0.005"} 1');
  expect(lines).toContain('seconds_bucket{call="x",le="10"} 1');
  expect(lines).toContain('seconds_bucket{call="x",le="+Inf"} 2');
  expect(lines).toContain('seconds_count{call="x"} 2');
  expect(lines).toContain('seconds_sum{call="x"} 99.003');
  expect(registry.text().endsWith('\n')).toBe(true);
});
