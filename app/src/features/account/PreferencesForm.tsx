import { Heading, Link as StyledLink } from '@portal/design-system';
import {
  effectivePreference,
  isPreferenceValue,
  type PreferenceName,
  preferenceDefinitions,
  preferenceNames,
} from '@portal/domain/preference';
import { usePortal, usePreferences } from '@portal/portal-client/react';
import { isToggle, PreferenceField } from '@portal/portal-widgets';
import { useState } from 'react';
import { preferencesMessages } from '../../messages/preferences.ts';
import { Link } from '../../navigation/Link.tsx';
import * as css from './AccountScreen.css.ts';

const visible = preferenceNames.filter((name) => preferenceDefinitions[name].setting_visible);
/** Choices and numbers form one group, switches another. */
const groups = [
  visible.filter((name) => !isToggle(preferenceDefinitions[name].options)),
  visible.filter((name) => isToggle(preferenceDefinitions[name].options)),
];

/** Every known preference. A change applies immediately, and its field shows when it is saved (PREF-01). */
export function PreferencesForm({ alone = false }: { /** As a screen, with its own title. */ alone?: boolean }) {
  const store = usePortal().preferences;
  const { preferences, unsaved } = usePreferences();
  const [changed, setChanged] = useState<PreferenceName | null>(null);
  const savingOf = (name: PreferenceName) => (name in unsaved ? 'saving' : name === changed ? 'saved' : null);
  return (
    <section aria-labelledby="preferences" className={alone ? undefined : css.section}>
      <div className={css.head}>
        <Heading level={alone ? 1 : 2} id="preferences">
          {alone ? preferencesMessages.screenTitle : preferencesMessages.title}
        </Heading>
        <StyledLink asChild>
          <Link to="#customise">{preferencesMessages.customiseTheme}</Link>
        </StyledLink>
      </div>
      {groups.map((names) => (
        <div key={names.join()} className={css.fields}>
          {names.map((name) => (
            <PreferenceField
              key={name}
              preference={preferences[name]}
              effective={effectivePreference(preferences, name)}
              saving={savingOf(name)}
              onChange={(value) => {
                if (!isPreferenceValue(name, value)) return;
                store.change(name, value);
                setChanged(name);
              }}
            />
          ))}
        </div>
      ))}
    </section>
  );
}
