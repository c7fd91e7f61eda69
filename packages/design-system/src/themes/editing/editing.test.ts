import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contrastFailures, ratioOf } from '../contrast.ts';
import { themeKeys, themes } from '../index.ts';
import { type ThemeTokens, tokenNames } from '../tokens.ts';
import { draftOf, redone, repaired, startFrom, undone, withAccent, withTheme, withToken } from './draft.ts';
import { exchangeLimit, exportTheme, importTheme } from './exchange.ts';
import { hexOf, readOklch, writeOklch } from './oklch.ts';
import { readValue } from './read-value.ts';
import { offerFor, repairContrast } from './repair.ts';
import { roleGroups, roles } from './roles.ts';

const base = (key: (typeof themeKeys)[number]) => themes[key];
const standard = startFrom('standard', themes.standard);
const byte = fc.integer({ min: 0, max: 255 });
const hex = fc.tuple(byte, byte, byte).map((rgb) => `#${rgb.map((v) => v.toString(16).padStart(2, '0')).join('')}`);

describe('colours', () => {
  test('a colour written in hexadecimal comes back as it was', () => {
    fc.assert(fc.property(hex, (text) => hexOf(readOklch(text) ?? { l: 0, c: 0, h: 0, a: 1 }) === text));
  });

  test('a written colour is read as the same colour, with alpha', () => {
    for (const text of ['oklch(0.42 0.135 259)', 'oklch(0.2 0.02 258 / 0.14)']) {
      const colour = readOklch(text);
      expect(colour && writeOklch(colour)).toBe(text);
    }
    expect(readOklch('#fff')?.l).toBeCloseTo(1, 4);
  });

  test.each(['red', '#ff', 'oklch(2 0 0)', 'oklch(0.5 0.9 0)', 'url(x)', '', 'oklch(0.5 0.1 40) red'])(
    '%j is no colour',
    (text) => expect(readOklch(text)).toBeNull(),
  );
});

describe('THEME-03 every role can be edited', () => {
  test('each token has exactly one role', () => {
    const listed = roleGroups.flatMap((group) => group.roles.map(({ token }) => token));
    expect([...listed].sort()).toEqual(Object.keys(tokenNames).sort());
  });

  test('every token value of every theme is valid for its role', () => {
    for (const theme of Object.values(themes)) {
      for (const role of Object.values(roles)) {
        expect(readValue(role, theme.tokens[role.token]), `${theme.name} ${role.token}`).toHaveProperty('value');
      }
    }
  });

  test('#rrggbb becomes OKLCH', () => {
    expect(readValue(roles.accent, ' #1a4d8f ')).toEqual({
      value: expect.stringMatching(/^oklch\(0\.4\d+ 0\.1\d+ 25\d/),
    });
  });

  test('invalid token values are rejected', () => {
    const bad = [
      'url(//x)',
      'red;}',
      'var(--x)',
      'expression(1)',
      '1px}',
      'calc(1px)',
      '9999px',
      `1${' '.repeat(300)}px`,
    ];
    fc.assert(
      fc.property(
        fc.constantFrom(...Object.values(roles)),
        fc.oneof(fc.constantFrom(...bad), fc.string()),
        (role, text) => {
          const read = readValue(role, text);
          if ('error' in read) return read.error.startsWith(role.label);
          return !/[;{}<>]|url|expression|calc|@|\\/.test(read.value);
        },
      ),
    );
    for (const text of bad) expect(readValue(roles.accent, text)).toHaveProperty('error');
  });
});

describe('THEME-03 contrast is repaired', () => {
  const pale = { ...themes.standard.tokens, text3: 'oklch(0.8 0.022 260)' };

  test('an offer is the nearest colour that passes, of the same hue', () => {
    const finding = contrastFailures(pale)[0];
    const offer = finding && offerFor(pale, finding);
    expect(offer?.token).toBe('text3');
    const offered = readOklch(offer?.value ?? '');
    expect(offered?.h).toBeCloseTo(260, 0);
    const next = { ...pale, text3: offer?.value ?? '' };
    expect(contrastFailures(next)).toEqual([]);
    // Two thousandths lighter, and a pair would be too close again.
    const lighter = {
      ...pale,
      text3: writeOklch({ ...(offered ?? { c: 0, h: 0, a: 1 }), l: (offered?.l ?? 0) + 0.003 }),
    };
    expect(contrastFailures(lighter).length).toBeGreaterThan(0);
  });

  test('a theme that passes is left alone', () => {
    for (const { tokens } of Object.values(themes)) {
      expect(repairContrast(tokens)).toEqual({ tokens, changed: [], left: [] });
    }
  });

  test('repairs any colours in any roles', () => {
    const colours = Object.values(roles)
      .filter(({ kind }) => kind === 'colour')
      .map(({ token }) => token);
    fc.assert(
      fc.property(
        fc.constantFrom(...themeKeys),
        fc.array(fc.tuple(fc.constantFrom(...colours), hex), { minLength: 1, maxLength: 6 }),
        (key, edits) => {
          const tokens: ThemeTokens = { ...themes[key].tokens };
          for (const [token, value] of edits) {
            const read = readValue(roles[token], value);
            if ('value' in read) tokens[token] = read.value;
          }
          const { left, tokens: after } = repairContrast(tokens);
          expect(left.map((f) => `${f.text} on ${f.background} ${ratioOf(after, f).toFixed(2)}`)).toEqual([]);
        },
      ),
      { numRuns: 60, seed: 20261121 },
    );
  });
});

describe('THEME-03 a theme in the making', () => {
  test('undo and redo cover every step; a drag is one step', () => {
    let draft = draftOf(standard);
    draft = withToken(draft, 'accent', 'oklch(0.4 0.1 20)');
    draft = withToken(draft, 'accent', 'oklch(0.4 0.1 30)');
    draft = withToken(draft, 'rM', '9px');
    expect(draft.past).toHaveLength(2);
    const back = undone(undone(draft));
    expect(back.theme).toEqual(standard);
    expect(undone(back)).toBe(back);
    expect(redone(redone(back)).theme).toEqual(draft.theme);
    expect(withToken(back, 'rM', '3px').future).toEqual([]);
  });

  test('colours derived from the accent follow it and stay readable after a repair', () => {
    fc.assert(
      fc.property(fc.constantFrom(...themeKeys), hex, (key, colour) => {
        const read = readValue(roles.accent, colour);
        if ('error' in read) throw new Error(read.error);
        const draft = withAccent(draftOf(startFrom(key, themes[key])), read.value);
        expect(draft.theme.tokens.tabMark).toBe(read.value);
        expect(
          contrastFailures(repaired(draft).theme.tokens).map(
            (f) => `${f.text} ${f.background} ${f.wash} ${f.ratio} ${f.least}`,
          ),
        ).toEqual([]);
      }),
      { numRuns: 40, seed: 20261121 },
    );
  });

  test('another theme is one step', () => {
    const draft = withTheme(draftOf(standard), startFrom('midnight', themes.midnight));
    expect(draft.theme.scheme).toBe('dark');
    expect(undone(draft).theme).toEqual(standard);
  });
});

describe('THEME-03 export and import', () => {
  test.each(themeKeys)('%s survives export and import', (key) => {
    const theme = startFrom(key, themes[key]);
    expect(importTheme(exportTheme(theme), base)).toEqual({ theme, missing: 0 });
  });

  test('a missing token is taken from the base and counted', () => {
    const text = JSON.stringify({ format: 'portal-theme', version: 1, base: 'midnight', tokens: { 'r-m': '3px' } });
    const read = importTheme(text, base);
    expect(read).toMatchObject({ missing: Object.keys(tokenNames).length - 1, theme: { scheme: 'dark' } });
    expect('theme' in read && read.theme.tokens).toEqual({ ...themes.midnight.tokens, rM: '3px' });
  });

  const said = (tokens: object) => JSON.stringify({ format: 'portal-theme', version: 1, tokens });
  test.each([
    ['The text is empty. Paste a whole exported theme.', ''],
    ['This is not a theme: the text is not complete JSON.', '{"format":'],
    ['This is not a theme of the portal: "format" must be "portal-theme", with "tokens".', '[1]'],
    ['Version 2 of the format is not known here, only 1.', '{"format":"portal-theme","version":2,"tokens":{}}'],
    ['The theme is too large: at most 64 kB.', `{}${' '.repeat(exchangeLimit)}`],
    ['There is no role "nose".', said({ nose: 'red' })],
    ['accent: Accent must be a colour: #rrggbb or oklch(L C H).', said({ accent: 'red; x' })],
    ['accent: Accent must be a colour: #rrggbb or oklch(L C H).', said({ accent: 7 })],
  ])('refused with words: %s', (error, text) => {
    expect(importTheme(text, base)).toEqual({ errors: [error] });
  });
});
