import type { Values } from '../../settings/setting.ts';
import type { title } from './Title.settings.ts';

/** A heading. `Fancy` sets it apart with a short rule before it. */
export function Title({ values }: { values: Values<typeof title.settings> }) {
  const { text, size, margin, colour, style } = values;
  const fancy = style === 'Fancy';
  return (
    <h2
      style={{
        margin: `${margin}px 0`,
        fontSize: size,
        lineHeight: 1.25,
        fontWeight: 620,
        color: colour || 'inherit',
        paddingInlineStart: fancy ? '0.6em' : 0,
        borderInlineStart: fancy ? '3px solid currentColor' : 0,
      }}
    >
      {text}
    </h2>
  );
}
