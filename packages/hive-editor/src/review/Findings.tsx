import { Banner, Button, EmptyState, StatusIcon, TextField } from '@portal/design-system';
import { findingKey, type HiveTree, type HiveWaiver, type PreflightFinding, waiverOf } from '@portal/domain/hive';
import { useState } from 'react';
import { useEditor } from '../editor-context.ts';
import { reviewMessages } from '../messages/review.ts';
import { labelOf } from '../tree/places.ts';
import * as css from './ReviewDialog.css.ts';

const messages = reviewMessages.checks;

export interface FindingsProps {
  findings: readonly PreflightFinding[];
  tree: HiveTree;
  /** Whether the catalogue is loaded, to check stock codes. */
  hasParts: boolean;
  /** Whether the draft can be edited. */
  editable: boolean;
  waivers: readonly HiveWaiver[];
  /** Waives a finding for a reason; null withdraws the waiver. */
  onWaive: (finding: PreflightFinding, reason: string | null) => void;
  onGoTo: (key: string) => void;
}

/** Findings of the preflight, each with a link to its component, a fix if there is one, and a waiver. */
export function Findings({ findings, hasParts, ...props }: FindingsProps) {
  return (
    <>
      {hasParts ? null : (
        <Banner tone="warning" title={messages.noCatalogue}>
          {messages.noCatalogueHint}
        </Banner>
      )}
      {findings.length === 0 ? <EmptyState title={messages.empty} /> : null}
      <ul className={css.lines} aria-label={messages.label}>
        {findings.map((finding) => (
          <Line key={findingKey(finding)} finding={finding} {...props} />
        ))}
      </ul>
    </>
  );
}

type LineProps = Omit<FindingsProps, 'findings' | 'hasParts'> & { finding: PreflightFinding };

function Line({ finding, tree, editable, waivers, onWaive, onGoTo }: LineProps) {
  const editor = useEditor();
  const [isWaiving, setWaiving] = useState(false);
  const { severity, key, message, fix } = finding;
  const node = key === null ? undefined : tree.get(key);
  const name = node ? labelOf(node) : messages.page;
  const waiver = waiverOf(finding, waivers);
  return (
    <li className={css.finding}>
      <StatusIcon
        kind={waiver ? 'tick' : severity === 'stop' ? 'alert' : 'exclamation'}
        tone={severity === 'stop' && !waiver ? 'critical' : 'muted'}
      />
      <div className={css.said}>
        <p>
          <strong>{name}</strong>: {message}
        </p>
        {waiver ? <p className={css.reason}>{messages.accepted(waiver.reason, waiver.by)}</p> : null}
        <div className={css.ways}>
          {editable && fix.length > 0 ? (
            <Button size="s" kind="text" onClick={() => editor.notice.set(editor.document.apply(fix))}>
              {messages.fix}
            </Button>
          ) : null}
          {key === null ? null : (
            <Button size="s" kind="text" onClick={() => onGoTo(key)}>
              {messages.goTo(node ? labelOf(node) : messages.removedComponent)}
            </Button>
          )}
          {waiver ? (
            <Button size="s" kind="text" onClick={() => onWaive(finding, null)}>
              {messages.withdraw}
            </Button>
          ) : isWaiving ? null : (
            <Button size="s" kind="text" onClick={() => setWaiving(true)}>
              {messages.accept}
            </Button>
          )}
        </div>
        {isWaiving && !waiver ? (
          <Reason
            onReason={(reason) => {
              setWaiving(false);
              if (reason !== '') onWaive(finding, reason);
            }}
          />
        ) : null}
      </div>
    </li>
  );
}

function Reason({ onReason }: { onReason: (reason: string) => void }) {
  const [reason, setReason] = useState('');
  return (
    <form
      className={css.why}
      onSubmit={(event) => {
        event.preventDefault();
        onReason(reason.trim());
      }}
    >
      <TextField
        label={messages.reason}
        hint={messages.reasonHint}
        value={reason}
        onValueChange={setReason}
        maxLength={500}
        autoComplete="off"
      />
      <Button type="submit" size="s" reason={reason.trim() === '' ? messages.reasonMissing : undefined}>
        {messages.accept}
      </Button>
    </form>
  );
}
