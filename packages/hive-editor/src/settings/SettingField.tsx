import { Button, Select, Switch, TextArea, TextField } from '@portal/design-system';
import type { HiveTree, SettingValues } from '@portal/domain/hive';
import type { Setting, Shape } from '@portal/hive-components/settings';
import { lazyComponent } from '@portal/portal-client/react';
import { memo, Suspense, useEffect, useId, useRef, useState } from 'react';
import { useEditor, useTreeValue } from '../editor-context.ts';
import { AddressField } from '../links/AddressField.tsx';
import { LibraryField } from '../media/LibraryField.tsx';
import { settingsMessages as messages } from '../messages/settings.tsx';
import * as css from './SettingsPanel.css.ts';
import { SidesField } from './SidesField.tsx';
import { hintOf, inheritedValue, readTyped, shownValue } from './setting-text.ts';
import { WidthsField } from './WidthsField.tsx';

const SettingColor = lazyComponent(async () => (await import('./SettingColor.tsx')).SettingColor);

export interface SettingFieldProps {
  /** Key of the component whose value is shown. */
  of: string;
  /** Keys of all components that a change applies to, including `of`. */
  keys: readonly string[];
  name: string;
  setting: Setting<unknown>;
  /** The declared settings, for one of a narrow width. */
  shape: Shape;
}

interface Typed {
  readonly text: string;
  readonly why: string;
  readonly deferred: boolean;
  /** What is stored when the field is left. */
  readonly value: string;
}

/** Text typed for `keys` that cannot be stored yet, with the reason. A newly stored value replaces it. */
function useTyped(stored: string, keys: string) {
  const [last, setLast] = useState<(Typed & { readonly keys: string }) | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new stored value replaces the typed text
  useEffect(() => setLast(null), [stored]);
  return {
    typed: last?.keys === keys ? last : null,
    setTyped: (typed: Typed | null) => setLast(typed && { ...typed, keys }),
  };
}

/** Compares props; the field subscribes to its value itself. */
const isSame = (a: SettingFieldProps, b: SettingFieldProps) =>
  a.of === b.of &&
  a.name === b.name &&
  a.setting === b.setting &&
  a.keys.length === b.keys.length &&
  a.keys.every((key, index) => key === b.keys[index]);

const noSettings: SettingValues = {};

/**
 * One setting, with control and validation derived from its description (HIVE-06). It stays mounted when another component with the same
 * setting is selected: mounting all fields again would be the largest cost of a selection.
 */
export const SettingField = memo(function SettingField({ of, keys, name, setting, shape }: SettingFieldProps) {
  const editor = useEditor();
  const settingsIn = (tree: HiveTree) => tree.get(of)?.settings ?? noSettings;
  const stored = useTreeValue((tree) => String(shownValue(setting, settingsIn(tree), name)));
  const isSet = useTreeValue((tree) => Object.hasOwn(settingsIn(tree), name));
  const { at } = setting;
  const inherited = useTreeValue((tree) => at && inheritedValue(shape, settingsIn(tree), at.of, at.width));
  const about = keys.join(' ');
  const { typed, setTyped } = useTyped(stored, about);
  const id = useId();
  const { document } = editor;
  const box = useRef<HTMLDivElement>(null);
  // Unmounting the field, or showing another component in it, counts as leaving it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `about` identifies the components
  useEffect(
    () => () => {
      box.current?.querySelector<HTMLElement>(':focus')?.blur();
      document.commitDeferred(id);
    },
    [document, id, about],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new stored value replaces the deferred one
  useEffect(() => document.defer(id, null), [document, id, stored]);
  const text = typed?.text ?? stored;

  const change = (next: string | number | boolean) => {
    const verdict = readTyped(setting, next, settingsIn(document.tree.get())[name]);
    const isDeferred = !verdict.ok && verdict.deferred;
    document.defer(id, isDeferred ? keys.map((key) => ({ kind: 'set', key, name, value: verdict.value })) : null);
    if (verdict.ok) {
      // Keeps unfinished numbers as typed: `3.` is 3 on the way to 3.5.
      const isUnfinished = setting.wire === 'Number' && String(verdict.value) !== next;
      setTyped(isUnfinished ? { text: String(next), why: '', deferred: false, value: String(next) } : null);
      // An empty field of a narrow width follows the wider one.
      editor.set(keys, name, at && verdict.value === '' ? undefined : verdict.value);
    } else setTyped({ text: String(next), why: verdict.why, deferred: verdict.deferred, value: verdict.value });
  };
  /** Text that needs cleaning or a slash is stored when the field is left, not while typing. */
  const leave = () => {
    if (typed?.deferred) {
      document.defer(id, null);
      editor.set(keys, name, typed.value);
    }
    if (typed?.deferred || typed?.why === '') setTyped(null);
  };
  const shared = {
    label: setting.label,
    hint: hintOf(setting) || undefined,
    error: typed && !typed.deferred && typed.why !== '' ? typed.why : undefined,
    readOnly: setting.readonly,
  };
  const field = { ...shared, value: text, onValueChange: change, onBlur: leave };

  return (
    <div ref={box} className={css.setting}>
      <Control {...{ about, setting, text, shared, field, change }} inherited={inherited} />
      {typed?.deferred ? (
        <p className={css.held}>
          {typed.value === typed.text ? messages.deferred(typed.why) : messages.storedAs(typed.value)}
        </p>
      ) : null}
      {isSet && !setting.readonly && setting.initial !== '' ? (
        <Button kind="text" size="s" onClick={() => editor.set(keys, name, undefined)}>
          {messages.reset(setting.label)}
        </Button>
      ) : null}
    </div>
  );
}, isSame);

interface ControlProps {
  /** Identifies the components that are changed. */
  about: string;
  setting: Setting<unknown>;
  text: string;
  /** On narrow widths: the value that applies while there is none. */
  inherited: string | undefined;
  shared: { label: string; hint?: string | undefined; error?: string | undefined; readOnly?: boolean | undefined };
  field: { value: string; onValueChange: (value: string) => void; onBlur: () => void } & ControlProps['shared'];
  change: (value: string | boolean) => void;
}

/** Kinds of settings with suggestions; each has a list in the panel. */
const suggested: readonly Setting<unknown>['control'][] = ['picture', 'document', 'address'];

function Control({ about, setting, text, inherited, shared, field, change }: ControlProps) {
  if (typeof setting.initial === 'boolean') {
    const on = setting.read(text);
    return (
      <Switch checked={on.value === true} onCheckedChange={change} {...(shared.hint ? { hint: shared.hint } : {})}>
        {setting.label}
      </Switch>
    );
  }
  if (setting.options) {
    const options = setting.options.map((option) => ({ value: option, label: option }));
    const isKnown = setting.options.includes(text);
    const empty = inherited === undefined ? [] : [{ value: '', label: messages.follows(inherited) }];
    const unknown = isKnown || (text === '' && empty.length > 0) ? [] : [text];
    const all = [...empty, ...unknown.map((value) => ({ value, label: messages.unknownOption(value) })), ...options];
    return (
      <Select
        label={shared.label}
        hint={shared.hint}
        error={shared.error}
        value={text}
        options={all}
        onValueChange={change}
      />
    );
  }
  if (setting.wire === 'Color') {
    const value = text.toLowerCase();
    return (
      <Suspense fallback={<TextField {...field} />}>
        {/* A key, because the field holds invalid input in its own state. */}
        <SettingColor key={about} {...shared} value={value} onValueChange={change} optional={setting.initial === ''} />
      </Suspense>
    );
  }
  if (setting.wire === 'Markdown' || setting.wire === 'HTML') return <TextArea {...field} rows={8} spellCheck />;
  if (setting.control === 'list' || setting.control === 'pictures') return <TextArea {...field} rows={3} />;
  if (setting.wire === 'Number') {
    return <TextField {...field} inputMode="decimal" autoComplete="off" placeholder={inherited} />;
  }
  const { control } = setting;
  if (control === 'dimensions') return <SidesField {...field} inherited={inherited} />;
  if (control === 'widths') {
    return <WidthsField label={shared.label} hint={shared.hint} value={text} onValueChange={change} />;
  }
  const list = control && suggested.includes(control) ? `hive-${control}` : undefined;
  const address = <TextField {...field} autoComplete="off" list={list} />;
  if (control === 'address') {
    return (
      <AddressField label={shared.label} value={text} readOnly={shared.readOnly} onValueChange={field.onValueChange}>
        {address}
      </AddressField>
    );
  }
  if (control !== 'picture' && control !== 'document') return address;
  return (
    <LibraryField
      label={shared.label}
      purpose={control}
      value={text}
      readOnly={shared.readOnly}
      onValueChange={field.onValueChange}
    >
      {address}
    </LibraryField>
  );
}
