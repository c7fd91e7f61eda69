import { componentTypes, type DeviceWidth, registry, type Setting } from '@portal/hive-components/settings';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inheritedValue, readTyped, shownValue } from './setting-text.ts';

const setting = (type: keyof typeof registry, name: string): Setting<unknown> => {
  const found = (registry[type].settings as Readonly<Record<string, Setting<unknown>>>)[name];
  if (!found) throw new Error(`${type} has no ${name}`);
  return found;
};

describe('HIVE-06 HIVE-09 typed settings', () => {
  test('input is stored in the form of the old value, or refused with a reason', () => {
    expect(readTyped(setting('title', 'size'), '24', 18)).toEqual({ ok: true, value: 24 });
    expect(readTyped(setting('title', 'size'), '24', '18')).toEqual({ ok: true, value: '24' });
    expect(readTyped(setting('title', 'size'), '900', 18)).toMatchObject({ ok: false, deferred: false });
    expect(readTyped(setting('articles', 'articleType'), 'Technical', 0)).toEqual({ ok: true, value: 2 });
    expect(readTyped(setting('articles', 'articleType'), 'Technical', 'Articles')).toEqual({
      ok: true,
      value: 'Technical',
    });
    expect(readTyped(setting('grid', 'showMore'), true, undefined)).toEqual({ ok: true, value: 'Yes' });
  });

  test('an address or picture without its slash gets it when the field is left', () => {
    const link = setting('block', 'link');
    expect(readTyped(link, 'bolts/hex', undefined)).toMatchObject({ ok: false, deferred: true, value: '/bolts/hex' });
    expect(readTyped(setting('image', 'image'), 'images/a.webp', undefined)).toMatchObject({ value: '/images/a.webp' });
    expect(readTyped(link, '/bolts', undefined)).toEqual({ ok: true, value: '/bolts' });
    expect(readTyped(link, 'https://example.com', undefined)).toMatchObject({ ok: true });
    expect(readTyped(link, 'javascript:alert(1)', undefined)).toMatchObject({ ok: false, deferred: false });
    expect(readTyped(setting('title', 'text'), 'bolts', undefined)).toEqual({ ok: true, value: 'bolts' });
  });

  test('HIVE-14 text that needs cleaning waits until its field is left, and lists what is removed', () => {
    const verdict = readTyped(setting('hyperText', 'html'), 'a<script>alert(1)</script>', undefined);
    expect(verdict).toMatchObject({ ok: false, deferred: true });
    expect(verdict.ok ? '' : verdict.why).toContain('removed');
  });

  test("a field shows the default, an option's label, or an unreadable value as stored", () => {
    expect(shownValue(setting('title', 'size'), {}, 'size')).toBe(18);
    expect(shownValue(setting('title', 'size'), { size: 'large' }, 'size')).toBe('large');
    expect(shownValue(setting('articles', 'articleType'), { articleType: 1 }, 'articleType')).toBe('Newsletters');
  });

  test('HIVE-16 an empty value of a narrow width follows the next wider one', () => {
    const { settings } = registry.grid;
    const inherited = (stored: Record<string, number>, width: DeviceWidth) =>
      inheritedValue(settings, stored, 'columns', width);
    expect(inherited({}, 'phone')).toBe('3');
    expect(inherited({ columns: 4 }, 'tablet')).toBe('4');
    expect(inherited({ columns: 4, columnsTablet: 2 }, 'phone')).toBe('2');
    expect(inherited({ columns: 4, columnsTablet: 2 }, 'tablet')).toBe('4');
  });

  test('anything typed into any field is stored as it will be read, or refused with a reason', () => {
    const all = componentTypes.flatMap((type) =>
      Object.values(registry[type].settings as Record<string, Setting<unknown>>),
    );
    fc.assert(
      fc.property(fc.constantFrom(...all), fc.oneof(fc.string(), fc.double().map(String)), (each, typed) => {
        const verdict = readTyped(each, typed, undefined);
        if (verdict.ok) expect(each.read(verdict.value).ok).toBe(true);
        else expect(verdict.why).not.toBe('');
      }),
      { numRuns: 1000 },
    );
  });
});
