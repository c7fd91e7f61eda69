/** The content of a component's page besides its props: one record each, collected in `index.ts`. */
export interface ComponentRecord {
  /** When it is the right choice. */
  readonly use: readonly string[];
  /** When another is, and which. */
  readonly avoid: readonly string[];
  readonly do: readonly string[];
  readonly dont: readonly string[];
  /** Its parts, from start to end. */
  readonly anatomy: readonly string[];
  /** Keys and what they do; `keys.none` if it takes no focus. */
  readonly keyboard: readonly (readonly [keys: string, effect: string])[];
  /** What a screen reader says, and what the caller must provide for it. */
  readonly screenReader: string;
  /** Rules for its words. */
  readonly content: readonly string[];
  /** `new` may still change in a minor version. */
  readonly status: 'stable' | 'new' | 'deprecated';
  /** The version that first had it. */
  readonly since: string;
  /** Names of related components. */
  readonly related: readonly string[];
}

/** Records of some components, by name. */
export type Records = Readonly<Record<string, ComponentRecord>>;

type Given = Omit<ComponentRecord, 'status' | 'since'> & Partial<ComponentRecord>;

/** A record with the usual values: stable since the first package. */
export const record = (given: Given): ComponentRecord => ({ status: 'stable', since: '0.1.0', ...given });

/** The `content` of a component without text. */
export const wordless = ['It adds no text.'] as const;

const tab = ['Tab', 'moves the focus to it'] as const;
const press = ['Enter, Space', 'runs it'] as const;

/** Keys that several components share. */
export const keys = {
  /** It takes no focus. */
  none: [],
  button: [tab, press],
  link: [tab, ['Enter', 'opens it']],
  field: [tab],
  toggle: [tab, ['Space', 'turns it on or off']],
  group: [
    ['Tab', 'moves the focus to the chosen item, and on'],
    ['Arrow keys', 'choose another'],
  ],
  dialog: [
    ['Tab', 'stays inside'],
    ['Escape', 'closes it; the focus returns'],
  ],
  menu: [
    ['Enter, Space, ↓', 'opens it'],
    ['Arrow keys, Home, End', 'move within'],
    ['A letter', 'moves to the next item that begins with it'],
    ['Escape', 'closes it; the focus returns'],
  ],
} as const satisfies Record<string, ComponentRecord['keyboard']>;
