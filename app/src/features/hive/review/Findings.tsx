import { Banner, Button, EmptyState, Mark } from '@portal/design-system';
import type { HiveTree, PreflightFinding } from '@portal/domain/hive';
import { useEditor } from '../editor-context.ts';
import { labelOf } from '../tree/places.ts';
import * as css from './ReviewDialog.css.ts';

export interface FindingsProps {
  findings: readonly PreflightFinding[];
  tree: HiveTree;
  /** Whether the catalogue is here to check codes against. */
  hasParts: boolean;
  onGoTo: (key: string) => void;
}

/** What there is to look at, with a way to it, and a remedy where one is known. */
export function Findings({ findings, tree, hasParts, onGoTo }: FindingsProps) {
  const work = useEditor();
  return (
    <>
      {hasParts ? null : (
        <Banner tone="warning" title="The catalogue is not here yet.">
          Stock codes are checked when it has come.
        </Banner>
      )}
      {findings.length === 0 ? <EmptyState title="Nothing to look at." /> : null}
      <ul className={css.lines} aria-label="Checks">
        {findings.map(({ kind, weight, key, setting, message, fix }) => {
          const node = key === null ? undefined : tree.get(key);
          return (
            <li key={`${kind} ${key} ${setting} ${message}`} className={css.line}>
              <Mark
                kind={weight === 'stop' ? 'alert' : 'exclamation'}
                tone={weight === 'stop' ? 'critical' : 'muted'}
              />
              <span className={css.said}>
                <strong>{node ? labelOf(node) : 'The page'}</strong>: {message}
              </span>
              {fix.length > 0 ? (
                <Button
                  size="s"
                  kind="text"
                  onClick={() => {
                    work.said.set(work.document.apply(fix));
                  }}
                >
                  Mend it
                </Button>
              ) : null}
              {key === null ? null : (
                <Button size="s" kind="text" onClick={() => onGoTo(key)}>
                  Go to {node ? labelOf(node) : 'it'}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}
