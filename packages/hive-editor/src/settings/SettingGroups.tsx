import { ButtonGroup, Heading } from '@portal/design-system';
import { type DeviceWidth, deviceWidths, nameAtWidth, type Shape } from '@portal/hive-components/settings';
import { type ReactNode, useId } from 'react';
import { settingsMessages as messages } from '../messages/settings.tsx';
import { GroupPicture } from './GroupPicture.tsx';
import { SettingField } from './SettingField.tsx';
import * as css from './SettingsPanel.css.ts';
import { type SettingGroup, settingGroups } from './setting-groups.ts';

export interface SettingGroupsProps {
  /** Key of the component whose values are shown. */
  of: string;
  /** Keys of all components that a change applies to. */
  keys: readonly string[];
  names: readonly string[];
  shape: Shape;
  device: DeviceWidth;
  onDevice: (device: DeviceWidth) => void;
}

const devices = deviceWidths.map((key) => ({ key, label: messages.devices[key] }));

/** The settings of a component in groups. Settings that may differ per device show the values of one device. */
export function SettingGroups({ of, keys, names, shape, device, onDevice }: SettingGroupsProps) {
  const isPerWidth = names.some((name) => nameAtWidth(shape, name, 'phone') !== undefined);
  return (
    <>
      {isPerWidth ? (
        <div className={css.setting}>
          <ButtonGroup<DeviceWidth>
            kind="one"
            size="s"
            full
            label={messages.device}
            items={devices}
            value={device}
            onValueChange={onDevice}
          />
          <p className={css.note}>{messages.deviceHelp[device]}</p>
        </div>
      ) : null}
      {settingGroups(names).map(([group, own]) => (
        <Group key={group} group={group}>
          {own.map((base) => {
            const name = nameAtWidth(shape, base, device) ?? base;
            const setting = shape[name];
            return setting ? <SettingField key={name} {...{ of, keys, name, setting, shape }} /> : null;
          })}
        </Group>
      ))}
    </>
  );
}

function Group({ group, children }: { group: SettingGroup; children: ReactNode }) {
  const id = useId();
  const { title, help } = messages.groups[group];
  // The group with the content needs no heading.
  if (group === 'content') return <>{children}</>;
  return (
    <section className={css.group} aria-labelledby={id}>
      <div className={css.groupHead}>
        <GroupPicture of={group} />
        <div>
          <Heading level={3} size="small" id={id}>
            {title}
          </Heading>
          <p className={css.note}>{help}</p>
        </div>
      </div>
      {children}
    </section>
  );
}
