import type { ButtonSize } from '../Button/Button.props.ts';
import type { IconGlyph } from '../Icon/Icon.tsx';

/** How the buttons of a group relate to each other. */
export const buttonGroupKinds = {
  actions: 'each does something',
  one: 'one of them is on',
  many: 'each is on or off',
} as const;

export type ButtonGroupKind = keyof typeof buttonGroupKinds;

export interface ButtonGroupItem<Key extends string> {
  key: Key;
  label: string;
  icon?: IconGlyph;
  /** Shows only the icon; the label becomes its accessible name. */
  iconOnly?: boolean;
  /** Why it cannot be pressed now. It stays focusable. */
  reason?: string;
}

interface Shared<Key extends string> {
  /** Name of the group. */
  label: string;
  items: readonly ButtonGroupItem<Key>[];
  size?: Exclude<ButtonSize, 'l'>;
  /** Takes the full width, shared equally. */
  full?: boolean;
}

export type ButtonGroupProps<Key extends string> = Shared<Key> &
  (
    | {
        /** What pressing means: an action, one choice of several, or several that are on or off. */
        kind?: 'actions';
        /** Called with the key of the pressed action. */
        onPress: (key: Key) => void;
      }
    | { kind: 'one'; value: Key | null; onValueChange: (value: Key) => void }
    | { kind: 'many'; value: readonly Key[]; onValueChange: (value: readonly Key[]) => void }
  );
