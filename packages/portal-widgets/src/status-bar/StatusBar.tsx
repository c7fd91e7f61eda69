import {
  Kbd,
  Select,
  type SpacingName,
  StatusIcon,
  spacings,
  type ThemeKey,
  themeKeys,
  themeTitles,
} from '@portal/design-system';
import { statusBarMessages as messages } from '../messages/status-bar.ts';
import * as css from './StatusBar.css.ts';

export interface KeyHint {
  readonly keys: readonly string[];
  readonly does: string;
}

export interface StatusBarProps {
  /** Number of lines whose last change is stored on this device only. */
  readonly unsent: number;
  readonly lines: number;
  readonly online: boolean;
  /** The server can be reached, but is too busy to save. */
  readonly serverBusy?: boolean;
  /** P6: the browser refuses to store data; shown instead of the count. */
  readonly storageRefused: boolean;
  readonly hints: readonly KeyHint[];
  readonly theme: ThemeKey;
  readonly spacing: SpacingName;
  /** Opens the list of all keys (SHELL-14). */
  readonly onKeys: () => void;
  readonly onTheme: (theme: ThemeKey) => void;
  readonly onSpacing: (spacing: SpacingName) => void;
}

const themeOptions = themeKeys.map((key) => ({ value: key, label: themeTitles[key] }));
const spacingOptions = (Object.keys(spacings) as SpacingName[]).map((name) => ({
  value: name,
  label: name.charAt(0).toUpperCase() + name.slice(1),
}));

function said({ unsent, lines, online, serverBusy, storageRefused }: StatusBarProps) {
  if (storageRefused) {
    return {
      icon: 'alert',
      tone: 'critical',
      words: messages.storageRefused,
    } as const;
  }
  if (serverBusy) return { icon: 'ring', tone: 'warning', words: messages.busy(unsent, lines) } as const;
  if (!online)
    return {
      icon: 'ring',
      tone: 'warning',
      words: unsent > 0 ? messages.offlineUnsent(unsent, lines) : messages.offline,
    } as const;
  if (unsent > 0) return { icon: 'dot', tone: 'accent', words: messages.unsent(unsent, lines) } as const;
  return { icon: 'tick', tone: 'positive', words: messages.sent } as const;
}

/** The bottom bar of the ordering screen: unsent changes or offline, the main keys, theme and spacing. Replaces an offline banner. */
export function StatusBar(props: StatusBarProps) {
  const { hints, theme, spacing, onKeys, onTheme, onSpacing } = props;
  const { icon, tone, words } = said(props);
  return (
    <footer className={css.bar}>
      <span role="status" className={css.group}>
        <StatusIcon kind={icon} tone={tone} />
        {words}
      </span>
      {hints.map(({ keys, does }) => (
        <span key={does} className={css.hint}>
          {keys.map((key) => (
            <Kbd key={key}>{key}</Kbd>
          ))}
          {does}
        </span>
      ))}
      <button type="button" className={css.keys} aria-keyshortcuts="?" onClick={onKeys}>
        <Kbd>?</Kbd>
        {messages.keys}
      </button>
      <span className={css.end}>
        <Select<ThemeKey>
          look="bare"
          label={messages.theme}
          value={theme}
          options={themeOptions}
          onValueChange={onTheme}
        />
        <Select<SpacingName>
          look="bare"
          label={messages.spacing}
          value={spacing}
          options={spacingOptions}
          onValueChange={onSpacing}
        />
      </span>
    </footer>
  );
}
