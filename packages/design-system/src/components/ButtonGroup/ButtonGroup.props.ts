import type { ButtonSize } from '../Button/Button.props.ts';
import type { IconGlyph } from '../Icon/Icon.tsx';

/** What the buttons of a group are to each other. */
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
  /** Shows the icon alone; the label is its name. */
  iconOnly?: boolean;
  /** Cannot be pressed now, and why. Stays reachable. */
  reason?: string;
}

interface Shared<Key extends string> {
  /** Name of the group. */
  label: string;
  items: readonly ButtonGroupItem<Key>[];
  size?: Exclude<ButtonSize, 'l'>;
  /** Takes the whole width, shared equally. */
  full?: boolean;
}

export type ButtonGroupProps<Key extends string> = Shared<Key> &
  (
    | {
        /** What pressing means: an action, one choice of several, or several that are on or off. */
        kind?: 'actions';
        /** Told which action was pressed. */
        onPress: (key: Key) => void;
      }
    | { kind: 'one'; value: Key | null; onValueChange: (value: Key) => void }
    | { kind: 'many'; value: readonly Key[]; onValueChange: (value: readonly Key[]) => void }
  );
