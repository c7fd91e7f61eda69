import { describe, expect, test } from 'vitest';
import { readSettings } from '../settings/read-settings.ts';
import { definitions } from './definitions.ts';

describe('the registry', () => {
  test.each(Object.entries(definitions))(
    '%s is keyed by its own name and its defaults read back',
    (key, definition) => {
      expect(definition.name).toBe(key);
      for (const setting of Object.values(definition.settings)) {
        expect(setting.read(setting.initial)).toEqual({ ok: true, value: setting.initial });
      }
    },
  );

  test('has the ids and defaults of the specification', () => {
    expect(definitions.space.id).toBe(10);
    expect(definitions.line.id).toBe(3);
    expect(definitions.title.id).toBe(4);
    expect(readSettings(definitions.line.settings, {}).values).toMatchObject({
      margin: 6,
      thickness: 1,
      colour: '#d9e7f8',
    });
    expect(readSettings(definitions.title.settings, {}).values).toMatchObject({
      size: 18,
      margin: 10,
      style: 'Normal',
    });
  });

  test('keeps settings that nobody declared and tells what it could not read', () => {
    const read = readSettings(definitions.space.settings, { height: 'tall', later: 'kept' });
    expect(read.values.height).toBe(12);
    expect(read.unknown).toEqual({ later: 'kept' });
    expect(read.findings).toEqual(['Height is not a number']);
  });

  test('reads numbers written as text and options by their index', () => {
    const read = readSettings(definitions.title.settings, { size: '24', style: 1 });
    expect(read.values).toMatchObject({ size: 24, style: 'Fancy' });
    expect(read.findings).toEqual([]);
  });
});
