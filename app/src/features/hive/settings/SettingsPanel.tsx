import { Button, EmptyState, Heading, Switch, TextField } from '@portal/design-system';
import { History } from '@portal/design-system/icons';
import { type HiveNode, type HiveTree, rootKey } from '@portal/domain/hive';
import { decodeSettings, isComponentType, registry } from '@portal/hive-components/settings';
import { memo, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useEditor, useMarked, useOfTree, useSelected } from '../editor-context.ts';
import { shapeOf } from '../model/types-known.ts';
import { labelOf } from '../tree/places.ts';
import { SettingField } from './SettingField.tsx';
import * as css from './SettingsPanel.css.ts';

type Shown = Readonly<Record<string, ((values: Readonly<Record<string, unknown>>) => boolean) | undefined>>;

/** Names of the settings that matter, given the others. */
function settingsOf(node: HiveNode): readonly string[] {
  const shown: Shown = isComponentType(node.name) ? (registry[node.name].shown as Shown) : {};
  const { values } = decodeSettings(node.name, node.settings);
  return Object.keys(shapeOf(node.name)).filter((name) => shown[name]?.(values) ?? true);
}

/** What a component has that this build does not know. */
function othersOf({ name, settings }: HiveNode): readonly (readonly [name: string, value: string])[] {
  const shape = shapeOf(name);
  return Object.entries(settings).flatMap(([other, value]) =>
    Object.hasOwn(shape, other) ? [] : [[other, String(value).slice(0, 400)] as const],
  );
}

/**
 * Something plain that is made of a component, rendered anew when that is another, and not at every keystroke in it. Null where the
 * component is gone.
 */
function useOfNode<Answer>(key: string, ask: (node: HiveNode) => Answer): Answer | null {
  const answer = useOfTree((tree) => {
    const node = tree.get(key);
    return node ? JSON.stringify(ask(node)) : null;
  });
  return useMemo(() => (answer === null ? null : (JSON.parse(answer) as Answer)), [answer]);
}

function Others({ of }: { of: string }) {
  const others = useOfNode(of, othersOf) ?? [];
  if (others.length === 0) return null;
  return (
    <section className={css.others} aria-label="Other settings">
      <Heading level={4}>Not known to this build</Heading>
      <p className={css.note}>They are kept as they are.</p>
      <dl className={css.list}>
        {others.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Findings({ of }: { of: string }) {
  const findings = useOfNode(of, ({ name, settings }) => decodeSettings(name, settings).findings) ?? [];
  if (findings.length === 0) return null;
  return (
    <ul className={css.findings}>
      {findings.map(({ setting, why }) => (
        <li key={`${setting} ${why}`}>{why}</li>
      ))}
    </ul>
  );
}

/** What a component is called may be what is being written in it. */
const NodeName = ({ of }: { of: string }) => useOfNode(of, labelOf);

/** Taken when it is left: a name in the making is no change yet. */
const NameField = memo(function NameField({ of, name }: { of: string; name: string }) {
  const work = useEditor();
  const [text, setText] = useState(name);
  const keep = () => {
    if (text.trim() !== name) work.rename(of, text);
  };
  return (
    <TextField
      label="Name in the tree"
      hint="Empty: it is called by what it says"
      value={text}
      onValueChange={setText}
      onBlur={keep}
      onKeyDown={(event) => {
        if (event.key === 'Enter') keep();
      }}
      maxLength={200}
      autoComplete="off"
    />
  );
});

/** What the panel is made of: everything of what is selected but the values, which the fields follow. */
function outlineOf(tree: HiveTree, selected: string, marked: ReadonlySet<string>) {
  const node = tree.get(selected);
  if (!node) return null;
  const all = [...marked].flatMap((key) => tree.get(key) ?? []);
  const others = all.filter((each) => each.parent !== null);
  return {
    type: node.name,
    keys: all.map((each) => each.key),
    others: others.map((each) => each.key),
    isActive: others.every((each) => each.active),
    isAlike: all.every((each) => each.name === node.name),
    names: settingsOf(node),
    description: node.description,
  };
}
type Outline = NonNullable<ReturnType<typeof outlineOf>>;

/** What this is, and what a change of it changes. */
function Summary({ of, outline: { type, keys, isAlike } }: { of: string; outline: Outline }) {
  if (keys.length <= 1) {
    return isComponentType(type)
      ? registry[type].summary
      : 'This build does not know this type. Its settings are kept.';
  }
  if (!isAlike) return 'They are of different types. Choose one to see its settings.';
  return (
    <>
      What you change here is changed in all {keys.length}. The values are those of <NodeName of={of} />.
    </>
  );
}

export interface SettingsPanelProps {
  /** Paths to choose from. */
  pictures: readonly string[];
  addresses: readonly string[];
  /** To what the selected component was before. */
  onVersions: () => void;
}

/** HIVE-06: the settings of what is selected. Of several that are of one type, a change is one of all of them. */
export function SettingsPanel({ pictures, addresses, onVersions }: SettingsPanelProps) {
  const work = useEditor();
  const selected = useSelected();
  const marked = useMarked();
  const asked = useOfTree((tree) => JSON.stringify(outlineOf(tree, selected, marked)));
  const outline = useMemo(() => JSON.parse(asked) as Outline | null, [asked]);
  const id = useId();
  const head = useRef<HTMLDivElement>(null);
  // What is chosen next begins at its top, however far the one before was scrolled.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another component is what brings it into sight
  useEffect(() => {
    head.current?.closest('[data-side]')?.scrollTo({ top: 0, behavior: 'instant' });
  }, [selected]);
  if (!outline) return <EmptyState title="Choose a component to see its settings." />;
  const { keys, others, names, type, description } = outline;
  const isOne = keys.length <= 1;
  const isPart = isOne && selected !== rootKey;
  const shape = shapeOf(type);
  return (
    <section id="hive-settings" tabIndex={-1} aria-labelledby={`${id}s ${id}t`} className={css.panel}>
      <div ref={head}>
        <span id={`${id}s`} hidden>
          Settings of
        </span>
        <Heading level={3} id={`${id}t`}>
          {isOne ? <NodeName of={selected} /> : `${keys.length} components`}
        </Heading>
        <p className={css.note}>
          <Summary of={selected} outline={outline} />
        </p>
      </div>
      {isOne ? <Findings of={selected} /> : null}
      {isPart ? <NameField key={`${selected} ${description}`} of={selected} name={description} /> : null}
      {others.length > 0 ? (
        <Switch checked={outline.isActive} onCheckedChange={(on) => work.activate(others, on)}>
          {isOne ? 'Visitors see it' : 'Visitors see them'}
        </Switch>
      ) : null}
      {outline.isAlike
        ? names.map((name) => {
            const setting = shape[name];
            return setting ? <SettingField key={`${type} ${name}`} of={selected} {...{ keys, name, setting }} /> : null;
          })
        : null}
      {isOne ? <Others of={selected} /> : null}
      {isPart ? (
        <div>
          <Button size="s" kind="quiet" icon={History} onClick={onVersions}>
            Earlier versions
          </Button>
        </div>
      ) : null}
      <Suggestions id="hive-picture" of={pictures} />
      <Suggestions id="hive-address" of={addresses} />
    </section>
  );
}

const Suggestions = memo(function Suggestions({ id, of }: { id: string; of: readonly string[] }) {
  return (
    <datalist id={id}>
      {of.map((value) => (
        <option key={value} value={value} />
      ))}
    </datalist>
  );
});
