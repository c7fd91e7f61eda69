import { Button, DescriptionList, EmptyState, Heading, Switch, TextField } from '@portal/design-system';
import { History } from '@portal/design-system/icons';
import { type HiveNode, type HiveTree, rootKey, sectionType } from '@portal/domain/hive';
import { type DeviceWidth, decodeSettings, isComponentType, registry } from '@portal/hive-components/settings';
import { memo, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useEditor, useSelected, useSelection, useTreeValue } from '../editor-context.ts';
import { SyncedSection } from '../insert/SyncedSection.tsx';
import { settingsMessages as messages } from '../messages/settings.tsx';
import { treeMessages } from '../messages/tree.ts';
import { shapeOf } from '../model/component-types.ts';
import { labelOf } from '../tree/places.ts';
import { SettingGroups } from './SettingGroups.tsx';
import * as css from './SettingsPanel.css.ts';

type Shown = Readonly<Record<string, ((values: Readonly<Record<string, unknown>>) => boolean) | undefined>>;

/** Names of the settings that apply, given the others. */
function settingsOf(node: HiveNode): readonly string[] {
  const shown: Shown = isComponentType(node.name) ? (registry[node.name].shown as Shown) : {};
  const { values } = decodeSettings(node.name, node.settings);
  const shape = shapeOf(node.name);
  return Object.keys(shape).filter((name) => !shape[name]?.at && (shown[name]?.(values) ?? true));
}

/** Stored settings that this build does not know. */
function othersOf({ name, settings }: HiveNode): readonly (readonly [name: string, value: string])[] {
  const shape = shapeOf(name);
  return Object.entries(settings).flatMap(([other, value]) =>
    Object.hasOwn(shape, other) ? [] : [[other, String(value).slice(0, 400)] as const],
  );
}

/**
 * A JSON value derived from a component; renders only when that value changes, and not at every keystroke. Null if the component was
 * removed.
 */
function useOfNode<Value>(key: string, select: (node: HiveNode) => Value): Value | null {
  const json = useTreeValue((tree) => {
    const node = tree.get(key);
    return node ? JSON.stringify(select(node)) : null;
  });
  return useMemo(() => (json === null ? null : (JSON.parse(json) as Value)), [json]);
}

function Others({ of }: { of: string }) {
  const others = useOfNode(of, othersOf) ?? [];
  if (others.length === 0) return null;
  return (
    <section className={css.others} aria-label={messages.others.label}>
      <Heading level={3}>{messages.others.title}</Heading>
      <p className={css.note}>{messages.others.hint}</p>
      <div className={css.list}>
        <DescriptionList items={others.map(([name, value]) => ({ name, value }))} />
      </div>
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

/** Subscribes to the name by itself: it may come from the text being typed. */
const NodeName = ({ of }: { of: string }) => useOfNode(of, labelOf);

/** The name is stored when the field is left. */
const NameField = memo(function NameField({ of, name }: { of: string; name: string }) {
  const editor = useEditor();
  const [text, setText] = useState(name);
  const save = () => {
    if (text.trim() !== name) editor.rename(of, text);
  };
  return (
    <TextField
      label={messages.name}
      hint={messages.nameHint}
      value={text}
      onValueChange={setText}
      onBlur={save}
      onKeyDown={(event) => {
        if (event.key === 'Enter') save();
      }}
      maxLength={200}
      autoComplete="off"
    />
  );
});

/** Structure of the panel: everything about the selection except values, to which the fields subscribe. */
function outlineOf(tree: HiveTree, selected: string, selection: ReadonlySet<string>) {
  const node = tree.get(selected);
  if (!node) return null;
  const all = [...selection].flatMap((key) => tree.get(key) ?? []);
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

/** Describes the selected type, or what a change applies to. */
function Summary({ of, outline: { type, keys, isAlike } }: { of: string; outline: Outline }) {
  if (keys.length <= 1) {
    return isComponentType(type) ? registry[type].summary : messages.unknownType;
  }
  if (!isAlike) return messages.mixedTypes;
  return messages.several(keys.length, <NodeName of={of} />);
}

export interface SettingsPanelProps {
  /** Paths as suggestions. */
  pictures: readonly string[];
  documents: readonly string[];
  addresses: readonly string[];
  /** The device whose values are shown. */
  device: DeviceWidth;
  onDevice: (device: DeviceWidth) => void;
  /** Opens the earlier versions of the selected component. */
  onVersions: () => void;
}

/** HIVE-06: the settings of the selected component. With several of one type selected, a change applies to all of them. */
export function SettingsPanel({ pictures, documents, addresses, device, onDevice, onVersions }: SettingsPanelProps) {
  const editor = useEditor();
  const selected = useSelected();
  const selection = useSelection();
  const json = useTreeValue((tree) => JSON.stringify(outlineOf(tree, selected, selection)));
  const outline = useMemo(() => JSON.parse(json) as Outline | null, [json]);
  const id = useId();
  const head = useRef<HTMLDivElement>(null);
  // Scrolls to the top when another component is selected.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the selection changes
  useEffect(() => {
    head.current?.closest('[data-side]')?.scrollTo({ top: 0, behavior: 'instant' });
  }, [selected]);
  if (!outline) return <EmptyState title={messages.empty} />;
  const { keys, others, names, type, description } = outline;
  const isOne = keys.length <= 1;
  const isPart = isOne && selected !== rootKey;
  const shape = shapeOf(type);
  return (
    <section id="hive-settings" tabIndex={-1} aria-labelledby={`${id}s ${id}t`} className={css.panel}>
      <div ref={head}>
        <span id={`${id}s`} hidden>
          {messages.label}
        </span>
        <Heading level={2} id={`${id}t`}>
          {isOne ? <NodeName of={selected} /> : treeMessages.components(keys.length)}
        </Heading>
        <p className={css.note}>
          <Summary of={selected} outline={outline} />
        </p>
      </div>
      {isOne ? <Findings of={selected} /> : null}
      {isPart ? <NameField key={`${selected} ${description}`} of={selected} name={description} /> : null}
      {others.length > 0 ? (
        <Switch checked={outline.isActive} onCheckedChange={(on) => editor.activate(others, on)}>
          {isOne ? messages.active : messages.allActive}
        </Switch>
      ) : null}
      {isOne && type === sectionType ? <SyncedSection of={selected} /> : null}
      {outline.isAlike ? <SettingGroups of={selected} {...{ keys, names, shape, device, onDevice }} /> : null}
      {isOne ? <Others of={selected} /> : null}
      {isPart ? (
        <div>
          <Button size="s" kind="quiet" icon={History} onClick={onVersions}>
            {messages.versions}
          </Button>
        </div>
      ) : null}
      <Suggestions id="hive-picture" of={pictures} />
      <Suggestions id="hive-document" of={documents} />
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
