import { Button, Icon, IconButton, Select, type ThemeKey, themeKeys, themeTitles } from '@portal/design-system';
import { ChevronDown, Redo2, RotateCcw, Undo2 } from '@portal/design-system/icons';
import {
  type RoleGroup,
  redone,
  roleGroups,
  startFrom,
  undone,
  withAccent,
  withTheme,
  withToken,
} from '@portal/design-system/theme-editing';
import { themes } from '@portal/design-system/themes';
import type { KeyboardEvent } from 'react';
import { themeCustomiserMessages as messages } from '../messages/theme-customiser.ts';
import { BrandColours } from './BrandColours.tsx';
import { ContrastList } from './ContrastList.tsx';
import { RoleField } from './RoleField.tsx';
import { ShareTheme } from './ShareTheme.tsx';
import * as css from './ThemeCustomiser.css.ts';
import type { ThemeCustomiserProps } from './ThemeCustomiser.props.ts';

const bases = themeKeys.map((key) => ({ value: key, label: themeTitles[key] }));

function Group({ group, draft, onChange }: { group: RoleGroup } & Pick<ThemeCustomiserProps, 'draft' | 'onChange'>) {
  const { tokens } = draft.theme;
  return (
    <details className={css.group}>
      <summary className={css.summary}>
        {group.title}
        <span aria-hidden="true" className={css.swatches}>
          {group.roles
            .filter(({ kind }) => kind === 'colour')
            .map(({ token }) => (
              <span key={token} className={css.swatch} style={{ background: tokens[token] }} />
            ))}
        </span>
        <span className={css.chevron}>
          <Icon icon={ChevronDown} size="s" />
        </span>
      </summary>
      <div className={css.roles}>
        {group.roles.map((role) => (
          <RoleField
            key={role.token}
            role={role}
            value={tokens[role.token]}
            onValue={(value) =>
              onChange(role.token === 'accent' ? withAccent(draft, value) : withToken(draft, role.token, value))
            }
          />
        ))}
      </div>
    </details>
  );
}

/** THEME-03: edits the user's own theme, based on any theme, role by role; lists low-contrast pairs with a fix for each. */
export function ThemeCustomiser(props: ThemeCustomiserProps) {
  const { draft, onChange } = props;
  const { base } = draft.theme;
  const start = (key: ThemeKey) => onChange(withTheme(draft, startFrom(key, themes[key])));
  const onKeyDown = (event: KeyboardEvent) => {
    // Range inputs have no undo of their own.
    const typing = event.target instanceof HTMLInputElement && event.target.type !== 'range';
    if (typing || event.target instanceof HTMLTextAreaElement || !(event.ctrlKey || event.metaKey)) return;
    const key = event.key.toLowerCase();
    if (key !== 'z' && key !== 'y') return;
    event.preventDefault();
    event.stopPropagation();
    onChange(key === 'y' || event.shiftKey ? redone(draft) : undone(draft));
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Ctrl+Z from any control inside; the buttons do the same
    <div className={css.root} onKeyDown={onKeyDown}>
      <div className={css.tools}>
        <div className={css.base}>
          <Select label={messages.startFrom} value={base} options={bases} onValueChange={start} />
        </div>
        <Button icon={RotateCcw} onClick={() => start(base)}>
          {messages.reset}
        </Button>
        <IconButton
          icon={Undo2}
          label={messages.undo}
          size="m"
          reason={draft.past.length === 0 ? messages.nothingToUndo : undefined}
          onClick={() => onChange(undone(draft))}
        />
        <IconButton
          icon={Redo2}
          label={messages.redo}
          size="m"
          reason={draft.future.length === 0 ? messages.nothingToRedo : undefined}
          onClick={() => onChange(redone(draft))}
        />
      </div>
      <BrandColours draft={draft} onChange={onChange} />
      <ContrastList draft={draft} onChange={onChange} />
      <div>
        {roleGroups.map((group) => (
          <Group key={group.key} group={group} draft={draft} onChange={onChange} />
        ))}
      </div>
      <ShareTheme {...props} />
    </div>
  );
}
