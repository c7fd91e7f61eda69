import type { StrictArgTypes, StrictInputType } from 'storybook/internal/csf';

/** A property of a component, as its source tells it. */
export interface ToldProp {
  /** The comment above it. */
  readonly about: string;
  /** Its type as it is written; a union of words is spelled out. */
  readonly type: string;
  readonly required: boolean;
  /** What it is when it is not given, as written; null where the source names nothing. */
  readonly fallback: string | null;
  readonly kind: 'string' | 'number' | 'boolean' | 'function' | 'node' | 'other' | 'words';
  /** The words of a union of words. */
  readonly words: readonly (string | number)[];
}

/** What the source of a component says about it. Written behind each component when Storybook is built (prop-tables.ts). */
export interface Told {
  readonly about: string;
  readonly props: Readonly<Record<string, ToldProp>>;
}

function toldOf(component: unknown): Told | null {
  return (component as { readonly told?: Told } | null | undefined)?.told ?? null;
}

/** What means the same wherever it stands, said once: a component says more where there is more to say. */
const everywhere: Readonly<Record<string, string>> = {
  align: 'How it stands across the direction that things flow in.',
  'aria-describedby': 'Names what says more about it elsewhere.',
  as: 'The element that it is drawn as.',
  children: 'What stands in it.',
  disabled: 'Takes no part and no focus. Where somebody may ask why, give a reason instead.',
  background: 'The background that it stands on.',
  hideLabel: 'Keeps the label for assistive technology only, where the place says it.',
  hint: 'A few words beneath that help before anything is wrong.',
  href: 'Where it leads.',
  icon: 'A Lucide icon before the words, decorative.',
  id: 'What others name it by.',
  inputRef: 'The element of the field.',
  items: 'What there is to choose from, in order.',
  keyHint: 'The key that does the same, shown after the words.',
  label: 'Its name, on screen and for assistive technology.',
  live: 'Reads out an error that comes by itself.',
  max: 'The most that it may be.',
  min: 'The least that it may be.',
  name: 'What it is called in a form.',
  onBlur: 'Told that the focus has left.',
  onClick: 'Told when it is pressed, by pointer or key.',
  onFocus: 'Told that the focus has come.',
  onKeyDown: 'Told each key before the field uses it.',
  onOpenChange: 'Told that it wants to open or close.',
  onRemove: 'Told that it is to go; without it there is nothing to remove it with.',
  onValueChange: 'Told the next value, at once.',
  open: 'Whether it is open. Kept by who uses it.',
  options: 'What there is to choose from, in order.',
  placeholder: 'An example of what belongs here; never the label.',
  readOnly: 'Can be read, focused and copied, not changed.',
  required: 'Must have a value; said to assistive technology.',
  size: 'How large it is.',
  step: 'How far one press goes.',
  title: 'Its heading.',
  tone: 'What its colour says.',
  value: 'What it holds now. Kept by who uses it.',
};

function row(name: string, { about, type, required, fallback, kind, words }: ToldProp): StrictInputType {
  const simple = kind === 'string' || kind === 'number' || kind === 'boolean' || kind === 'function';
  return {
    name,
    description: about || everywhere[name] || '',
    type: simple
      ? { name: kind, required }
      : kind === 'words'
        ? { name: 'enum', value: [...words], required }
        : { name: 'other', value: type, required },
    table: { type: { summary: type }, ...(fallback === null ? {} : { defaultValue: { summary: fallback } }) },
    ...(kind === 'words'
      ? { options: [...words], control: { type: words.length > 3 ? 'select' : 'inline-radio' } }
      : {}),
    ...(kind === 'node' ? { control: { type: 'text' } } : {}),
    // A list or a record belongs to the story: typed in as JSON it would break it at the first key.
    ...(kind === 'other' ? { control: { disable: true } } : {}),
  };
}

/** The rows of a component's table of properties. */
export function argTypesOf(component: unknown): StrictArgTypes {
  const props = Object.entries(toldOf(component)?.props ?? {});
  return Object.fromEntries(props.map(([name, prop]) => [name, row(name, prop)]));
}

/** Whether a property is told in a sentence, its own or one for all. */
export const isTold = (name: string, { about }: ToldProp): boolean => about !== '' || name in everywhere;

export const aboutOf = (component: unknown): string => toldOf(component)?.about ?? '';

interface Drawn {
  readonly component?: { readonly displayName?: string } | null;
}

/**
 * The source of a story as somebody would write it: stories hold what a component only tells, in wrappers whose names the build has
 * shortened, and what is told is a spy.
 */
export function sourceOf(code: string, { component }: Drawn): string {
  const name = component?.displayName;
  const told = code.replace(/\{function \w*\(\)\s*\{\s*\}\}/g, '{() => undefined}');
  const outer = /^<([a-zA-Z_$][\w$]*)(?=[\s/>])/.exec(told)?.[1];
  if (!name || !outer || told.includes(`<${name}`) || outer === 'div') return told;
  return told.replace(new RegExp(`(</?)${outer.replaceAll('$', '\\$')}(?=[\\s/>])`, 'g'), `$1${name}`);
}

interface Story {
  readonly argTypes: StrictArgTypes;
  readonly initialArgs: object;
  readonly parameters: Readonly<Record<string, unknown>>;
}

/** No control that would change nothing: a story that takes no arguments has none, and drawn content cannot be typed. */
function changing({ argTypes, initialArgs, parameters }: Story): StrictArgTypes {
  const given = new Map(Object.entries(initialArgs));
  const still = (name: string, { control }: StrictInputType) =>
    !parameters.__isArgsStory ||
    (typeof control === 'object' && control.type === 'text' && typeof given.get(name) === 'object');
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, type]) => [
      name,
      {
        ...type,
        description: type.description || everywhere[name] || '',
        ...(still(name, type) ? { control: { disable: true } } : {}),
      },
    ]),
  );
}

/** After all others: the last word on controls. */
export const onlyWhatChanges = Object.assign(changing, { secondPass: true });
