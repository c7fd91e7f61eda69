import { Heading, Link as StyledLink } from '@portal/design-system';
import {
  effectivePreference,
  isPreferenceValue,
  preferenceDefinitions,
  preferenceNames,
} from '@portal/domain/preference';
import { usePortal, usePreferences } from '@portal/portal-client/react';
import { isToggle, PreferenceField } from '@portal/portal-widgets';
import { preferencesMessages } from '../../messages/preferences.ts';
import { Link } from '../../navigation/Link.tsx';
import * as css from './AccountScreen.css.ts';

const visible = preferenceNames.filter((name) => preferenceDefinitions[name].setting_visible);
/** Choices and numbers form one group, switches another. */
const groups = [
  visible.filter((name) => !isToggle(preferenceDefinitions[name].options)),
  visible.filter((name) => isToggle(preferenceDefinitions[name].options)),
];

/** Every known preference. A change applies immediately (PREF-01). */
export function PreferencesForm({ alone = false }: { /** As a screen, with its own title. */ alone?: boolean }) {
  const store = usePortal().preferences;
  const { preferences, unsaved } = usePreferences();
  const waiting = Object.keys(unsaved).length;
  return (
    <section aria-labelledby="preferences" className={alone ? undefined : css.section}>
      <div className={css.head}>
        <Heading level={alone ? 1 : 2} id="preferences">
          {alone ? preferencesMessages.screenTitle : preferencesMessages.title}
        </Heading>
        <p className={css.aside} role="status">
          {waiting > 0 ? preferencesMessages.saving : preferencesMessages.saved}
        </p>
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
              onChange={(value) => isPreferenceValue(name, value) && store.change(name, value)}
            />
          ))}
        </div>
      ))}
    </section>
  );
}
