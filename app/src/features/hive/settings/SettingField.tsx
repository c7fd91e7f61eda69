import { Button, Select, Switch, TextArea, TextField, VisuallyHidden } from '@portal/design-system';
import type { HiveTree, SettingValues } from '@portal/domain/hive';
import type { Setting } from '@portal/hive-components/settings';
import { lazyComponent } from '@portal/portal-client/react';
import { memo, Suspense, useEffect, useId, useRef, useState } from 'react';
import { useEditor, useOfTree } from '../editor-context.ts';
import * as css from './SettingsPanel.css.ts';
import { hintOf, readTyped, shownValue } from './setting-text.ts';

export interface SettingFieldProps {
  /** Key of the component whose value shows. */
  of: string;
  /** Of all whose setting is changed, that of `of` among them. */
  keys: readonly string[];
  name: string;
  setting: Setting<unknown>;
}

interface Typed {
  readonly text: string;
  readonly why: string;
  readonly held: boolean;
}

/** What is typed for `keys` and cannot be kept yet, with the reason. A value that came from elsewhere takes its place. */
function useTyped(stored: string, keys: string) {
  const [last, setLast] = useState<(Typed & { readonly keys: string }) | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new stored value is what the field shows
  useEffect(() => setLast(null), [stored]);
  return {
    typed: last?.keys === keys ? last : null,
    setTyped: (typed: Typed | null) => setLast(typed && { ...typed, keys }),
  };
}

// The picker has more to it than all other fields together; until it is there the colour is written.
const ColorSetting = lazyComponent(async () => (await import('./ColorSetting.tsx')).ColorField);

/** The same field: its value it follows itself. */
const isSame = (a: SettingFieldProps, b: SettingFieldProps) =>
  a.of === b.of &&
  a.name === b.name &&
  a.setting === b.setting &&
  a.keys.length === b.keys.length &&
  a.keys.every((key, index) => key === b.keys[index]);

const noSettings: SettingValues = {};

/**
 * One setting, its control and its checks made from its description alone (HIVE-06). It stays where the next that is chosen has it too:
 * making it anew costs more than all else that choosing does.
 */
export const SettingField = memo(function SettingField({ of, keys, name, setting }: SettingFieldProps) {
  const work = useEditor();
  const settingsIn = (tree: HiveTree) => tree.get(of)?.settings ?? noSettings;
  const stored = useOfTree((tree) => String(shownValue(setting, settingsIn(tree), name)));
  const isSet = useOfTree((tree) => Object.hasOwn(settingsIn(tree), name));
  const about = keys.join(' ');
  const { typed, setTyped } = useTyped(stored, about);
  const id = useId();
  const { document } = work;
  const box = useRef<HTMLDivElement>(null);
  // A field that goes while it is written in, or is another component's from then on, is left by that.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `about` makes it another's
  useEffect(
    () => () => {
      box.current?.querySelector<HTMLElement>(':focus')?.blur();
      document.settle(id);
    },
    [document, id, about],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new stored value is what the field shows
  useEffect(() => document.hold(id, null), [document, id, stored]);
  const text = typed?.text ?? stored;

  const change = (next: string | number | boolean) => {
    const verdict = readTyped(setting, next, settingsIn(document.tree.get())[name]);
    const isHeld = !verdict.ok && verdict.held;
    document.hold(id, isHeld ? keys.map((key) => ({ kind: 'set', key, name, value: String(next) })) : null);
    if (verdict.ok) {
      // A number in the making keeps its point: `3.` is 3, and goes on to 3.5.
      const isUnfinished = setting.wire === 'Number' && String(verdict.value) !== next;
      setTyped(isUnfinished ? { text: String(next), why: '', held: false } : null);
      work.set(keys, name, verdict.value);
    } else setTyped({ text: String(next), why: verdict.why, held: verdict.held });
  };
  /** What the server would tidy is kept when the field is left: not while it is being written. */
  const leave = () => {
    if (typed?.held) {
      document.hold(id, null);
      work.set(keys, name, typed.text);
    }
    if (typed?.held || typed?.why === '') setTyped(null);
  };
  const shared = {
    label: setting.label,
    hint: hintOf(setting, text) || undefined,
    error: typed && !typed.held && typed.why !== '' ? typed.why : undefined,
    readOnly: setting.readonly,
  };
  const field = { ...shared, value: text, onValueChange: change, onBlur: leave };

  return (
    <div ref={box} className={css.setting}>
      <Control {...{ about, setting, text, shared, field, change }} />
      {typed?.held ? <p className={css.held}>{typed.why}. It is taken out when you leave the field.</p> : null}
      {isSet && !setting.readonly && setting.initial !== '' ? (
        <Button kind="text" size="s" onClick={() => work.set(keys, name, undefined)}>
          Back to default
          <VisuallyHidden> of {setting.label}</VisuallyHidden>
        </Button>
      ) : null}
    </div>
  );
}, isSame);

interface ControlProps {
  /** What it sets the setting of. */
  about: string;
  setting: Setting<unknown>;
  text: string;
  shared: { label: string; hint?: string | undefined; error?: string | undefined; readOnly?: boolean | undefined };
  field: { value: string; onValueChange: (value: string) => void; onBlur: () => void } & ControlProps['shared'];
  change: (value: string | boolean) => void;
}

function Control({ about, setting, text, shared, field, change }: ControlProps) {
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
    const all = isKnown ? options : [{ value: text, label: `${text || 'Nothing'} (not known)` }, ...options];
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
  if (setting.wire === 'Color' && /^#[0-9a-f]{6}$/i.test(text)) {
    return (
      <Suspense fallback={<TextField {...field} readOnly />}>
        {/* It keeps to itself what is typed and is no colour. */}
        <ColorSetting key={about} {...shared} value={text.toLowerCase()} onValueChange={change} />
      </Suspense>
    );
  }
  if (setting.wire === 'Markdown' || setting.wire === 'HTML') return <TextArea {...field} rows={8} spellCheck />;
  if (setting.control === 'list') return <TextArea {...field} rows={3} />;
  if (setting.wire === 'Number') return <TextField {...field} inputMode="decimal" autoComplete="off" />;
  const list = setting.control === 'picture' || setting.control === 'address' ? `hive-${setting.control}` : undefined;
  return <TextField {...field} autoComplete="off" list={list} />;
}
