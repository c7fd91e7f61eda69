import type { StrictArgTypes, StrictInputType } from 'storybook/internal/csf';

/** Documentation of one prop, read from the source. */
export interface PropDocs {
  /** Its doc comment. */
  readonly about: string;
  /** Its type as written; a union of literals is spelled out. */
  readonly type: string;
  readonly required: boolean;
  /** Default value as written; null if the source has none. */
  readonly fallback: string | null;
  readonly kind: 'string' | 'number' | 'boolean' | 'function' | 'node' | 'other' | 'words';
  /** Members of a union of literals. */
  readonly words: readonly (string | number)[];
}

/** Documentation of a component, read from its source. Attached to each component when Storybook is built (prop-tables.ts). */
export interface ComponentDocs {
  readonly about: string;
  readonly props: Readonly<Record<string, PropDocs>>;
}

function docsOf(component: unknown): ComponentDocs | null {
  return (component as { readonly componentDocs?: ComponentDocs } | null | undefined)?.componentDocs ?? null;
}

/** Descriptions of props that mean the same in every component. A component's own description takes precedence. */
const sharedDescriptions: Readonly<Record<string, string>> = {
  align: 'Alignment across the main axis.',
  'aria-describedby': 'Id of an element that describes it.',
  as: 'The HTML element to render.',
  children: 'The content.',
  disabled: 'Cannot be used or focused. If users may wonder why, give a reason instead.',
  background: 'The background behind it.',
  hideLabel: 'Shows the label to assistive technology only, if the context makes it clear on screen.',
  hint: 'Help text below the field.',
  href: 'The target of the link.',
  icon: 'A decorative Lucide icon before the text.',
  id: 'The id of the element.',
  inputRef: 'Ref to the input element.',
  items: 'The items, in order.',
  keyHint: 'The keyboard shortcut, shown after the text.',
  label: 'The label, on screen and for assistive technology.',
  live: 'Announces an error that appears without user action.',
  max: 'Maximum value.',
  min: 'Minimum value.',
  name: 'The name in a form.',
  onBlur: 'Called when it loses focus.',
  onClick: 'Called on a click or key press.',
  onFocus: 'Called when it receives focus.',
  onKeyDown: 'Called with each key before the field handles it.',
  onOpenChange: 'Called when it should open or close.',
  onRemove: 'Called when the user removes it; without it there is no remove button.',
  onValueChange: 'Called with the new value on every change.',
  open: 'Whether it is open (controlled).',
  options: 'The options, in order.',
  placeholder: 'An example value; does not replace the label.',
  readOnly: 'Can be focused and copied, but not changed.',
  required: 'Must have a value; announced by assistive technology.',
  size: 'The size.',
  step: 'The amount of one step.',
  title: 'The heading.',
  tone: 'The meaning of its colour.',
  value: 'The current value (controlled).',
};

function row(name: string, { about, type, required, fallback, kind, words }: PropDocs): StrictInputType {
  const simple = kind === 'string' || kind === 'number' || kind === 'boolean' || kind === 'function';
  return {
    name,
    description: about || sharedDescriptions[name] || '',
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
    // Lists and records cannot be edited: incomplete JSON would break the story.
    ...(kind === 'other' ? { control: { disable: true } } : {}),
  };
}

/** Storybook arg types of a component. */
export function argTypesOf(component: unknown): StrictArgTypes {
  const props = Object.entries(docsOf(component)?.props ?? {});
  return Object.fromEntries(props.map(([name, prop]) => [name, row(name, prop)]));
}

/** Whether a prop has a description, its own or a shared one. */
export const isDocumented = (name: string, { about }: PropDocs): boolean => about !== '' || name in sharedDescriptions;

export const aboutOf = (component: unknown): string => docsOf(component)?.about ?? '';

interface StoryComponent {
  readonly component?: { readonly displayName?: string } | null;
}

/**
 * Story source for display: replaces spies by empty functions, and the story's wrapper component, whose name the build has shortened,
 * by the documented component.
 */
export function sourceOf(code: string, { component }: StoryComponent): string {
  const name = component?.displayName;
  const source = code.replace(/\{function \w*\(\)\s*\{\s*\}\}/g, '{() => undefined}');
  const outer = /^<([a-zA-Z_$][\w$]*)(?=[\s/>])/.exec(source)?.[1];
  if (!name || !outer || source.includes(`<${name}`) || outer === 'div') return source;
  return source.replace(new RegExp(`(</?)${outer.replaceAll('$', '\\$')}(?=[\\s/>])`, 'g'), `$1${name}`);
}

interface Story {
  readonly argTypes: StrictArgTypes;
  readonly initialArgs: object;
  readonly parameters: Readonly<Record<string, unknown>>;
}

/** Disables controls without effect: in stories without args, and for text props that hold React elements. */
function disableIdleControls({ argTypes, initialArgs, parameters }: Story): StrictArgTypes {
  const given = new Map(Object.entries(initialArgs));
  const isIdle = (name: string, { control }: StrictInputType) =>
    !parameters.__isArgsStory ||
    (typeof control === 'object' && control.type === 'text' && typeof given.get(name) === 'object');
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, type]) => [
      name,
      {
        ...type,
        description: type.description || sharedDescriptions[name] || '',
        ...(isIdle(name, type) ? { control: { disable: true } } : {}),
      },
    ]),
  );
}

/** Enhancer that runs after all others. */
export const onlyEffectiveControls = Object.assign(disableIdleControls, { secondPass: true });
