import { Button, Dialog, EmptyState, Heading, TextField } from '@portal/design-system';
import { useRef, useState } from 'react';
import * as css from '../insert/InsertDialog.css.ts';
import { linkMessages as messages } from '../messages/link.ts';
import { targets as list } from './LinkDialog.css.ts';
import { type LinkGroup, type LinkTarget, linkTargets } from './link-targets.ts';
import { useLinkSources } from './use-link-sources.ts';

export interface LinkDialogProps {
  /** The address that the link has now; empty for a new one. */
  address: string;
  onChoose: (target: LinkTarget) => void;
  onRemove: () => void;
  onClose: () => void;
}

/** Chooses the target of a link: a page, an anchor, a product family, a part, a document, an article, or an address that is typed. */
export function LinkDialog({ address, onChoose, onRemove, onClose }: LinkDialogProps) {
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const targets = linkTargets(text, useLinkSources(text));
  const [first] = text.trim() === '' ? [] : targets;
  const groups = Object.keys(messages.groups) as LinkGroup[];
  return (
    <Dialog
      title={messages.title}
      {...(address === '' ? {} : { description: messages.now(address) })}
      open
      onOpenChange={onClose}
      size="m"
      initialFocus={field}
      foot={address === '' ? null : <Button onClick={onRemove}>{messages.remove}</Button>}
    >
      <form
        className={css.whole}
        onSubmit={(event) => {
          event.preventDefault();
          if (first) onChoose(first);
        }}
      >
        <TextField
          ref={field}
          type="search"
          autoComplete="off"
          label={messages.find}
          hint={first ? messages.findHint(first.label) : undefined}
          value={text}
          onValueChange={setText}
        />
      </form>
      {targets.length === 0 ? <EmptyState title={messages.nothing} /> : null}
      {groups.map((group) => {
        const own = targets.filter((target) => target.group === group);
        if (own.length === 0) return null;
        return (
          <section key={group} aria-label={messages.groups[group]} className={css.group}>
            <Heading level={3}>{messages.groups[group]}</Heading>
            <ul className={list}>
              {own.map((target) => (
                <li key={target.address}>
                  <button type="button" className={css.type} onClick={() => onChoose(target)}>
                    <span>
                      <span className={css.name}>{target.label}</span>
                      {target.label === target.address ? null : <span className={css.summary}>{target.address}</span>}
                    </span>
                  </button>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </Dialog>
  );
}
