import { Button, EmptyState, Heading, Switch, TextField } from '@portal/design-system';
import { History } from '@portal/design-system/icons';
import { type HiveNode, rootKey } from '@portal/domain/hive';
import { decodeSettings, isComponentType, registry } from '@portal/hive-components/settings';
import { memo, useEffect, useRef, useState } from 'react';
import { useEditor, useMarked, useSelected, useTree } from '../editor-context.ts';
import { shapeOf } from '../model/types-known.ts';
import { labelOf } from '../tree/places.ts';
import { SettingField } from './SettingField.tsx';
import * as css from './SettingsPanel.css.ts';

type Shown = Readonly<Record<string, ((values: Readonly<Record<string, unknown>>) => boolean) | undefined>>;

/** Settings that matter, given the others. */
function settingsOf(node: HiveNode) {
  const shape = shapeOf(node.name);
  const shown: Shown = isComponentType(node.name) ? (registry[node.name].shown as Shown) : {};
  const { values } = decodeSettings(node.name, node.settings);
  return Object.entries(shape).filter(([name]) => shown[name]?.(values) ?? true);
}

function Others({ node }: { node: HiveNode }) {
  const shape = shapeOf(node.name);
  const others = Object.entries(node.settings).filter(([name]) => !Object.hasOwn(shape, name));
  if (others.length === 0) return null;
  return (
    <section className={css.others} aria-label="Other settings">
      <Heading level={4}>Not known to this build</Heading>
      <p className={css.note}>They are kept as they are.</p>
      <dl className={css.list}>
        {others.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{String(value).slice(0, 400)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

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
  const tree = useTree();
  const node = tree.get(useSelected());
  const marked = useMarked();
  const head = useRef<HTMLDivElement>(null);
  // What is chosen next begins at its top, however far the one before was scrolled.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another component is what brings it into sight
  useEffect(() => {
    head.current?.closest('[data-side]')?.scrollTo({ top: 0, behavior: 'instant' });
  }, [node?.key]);
  if (!node) return <EmptyState title="Choose a component to see its settings." />;
  const all = [...marked].flatMap((key) => tree.get(key) ?? []);
  const others = all.filter((each) => each.parent !== null);
  const isOne = all.length <= 1;
  const isAlike = all.every((each) => each.name === node.name);
  const type = isComponentType(node.name) ? registry[node.name] : null;
  const title = isOne ? labelOf(node) : `${all.length} components`;
  const findings = isOne ? decodeSettings(node.name, node.settings).findings : [];
  const summary = isOne
    ? (type?.summary ?? 'This build does not know this type. Its settings are kept.')
    : isAlike
      ? `What you change here is changed in all ${all.length}. The values are those of ${labelOf(node)}.`
      : 'They are of different types. Choose one to see its settings.';
  return (
    <section id="hive-settings" tabIndex={-1} aria-label={`Settings of ${title}`} className={css.panel}>
      <div ref={head}>
        <Heading level={3}>{title}</Heading>
        <p className={css.note}>{summary}</p>
      </div>
      {findings.length > 0 ? (
        <ul className={css.findings}>
          {findings.map(({ setting, why }) => (
            <li key={`${setting} ${why}`}>{why}</li>
          ))}
        </ul>
      ) : null}
      {isOne && node.key !== rootKey ? (
        <NameField key={`${node.key} ${node.description}`} of={node.key} name={node.description} />
      ) : null}
      {others.length > 0 ? (
        <Switch
          checked={others.every((each) => each.active)}
          onCheckedChange={(on) =>
            work.activate(
              others.map((each) => each.key),
              on,
            )
          }
        >
          {isOne ? 'Visitors see it' : 'Visitors see them'}
        </Switch>
      ) : null}
      {isAlike
        ? settingsOf(node).map(([name, setting]) => (
            <SettingField
              key={`${[...marked].join(' ')} ${name}`}
              keys={all.map((each) => each.key)}
              {...{ node, name, setting }}
            />
          ))
        : null}
      {isOne ? <Others node={node} /> : null}
      {isOne && node.key !== rootKey ? (
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
