import { ButtonGroup } from '@portal/design-system';
import { type DeviceWidth, deviceWidths, readWidths } from '@portal/hive-components/settings';
import { useId } from 'react';
import { settingsMessages as messages } from '../messages/settings.tsx';
import * as css from './SettingsPanel.css.ts';

export interface WidthsFieldProps {
  label: string;
  hint?: string | undefined;
  value: string;
  onValueChange: (value: string) => void;
}

/** Devices, each on or off. */
export function WidthsField({ label, hint, value, onValueChange }: WidthsFieldProps) {
  const id = useId();
  return (
    <div className={css.setting}>
      <span aria-hidden className={css.label}>
        {label}
      </span>
      <ButtonGroup<DeviceWidth>
        kind="many"
        size="s"
        label={label}
        items={deviceWidths.map((key) => ({ key, label: messages.devices[key] }))}
        value={readWidths(value) ?? []}
        onValueChange={(on) => onValueChange(deviceWidths.filter((width) => on.includes(width)).join(', '))}
      />
      {hint ? (
        <p id={id} className={css.note}>
          {hint}
        </p>
      ) : null}
    </div>
  );
}
