import type { ReactNode } from 'react';
import * as css from './SettingsPanel.css.ts';
import type { SettingGroup } from './setting-groups.ts';

const frame = <rect x="0.75" y="0.75" width="54.5" height="38.5" rx="3" className={css.drawn} />;

/** What each group changes, drawn on a small page: the changed part is filled. */
const drawings: Readonly<Record<Exclude<SettingGroup, 'content'>, ReactNode>> = {
  layout: (
    <>
      {frame}
      <rect x="6" y="7" width="12" height="26" rx="1.5" className={css.filled} />
      <rect x="22" y="7" width="12" height="26" rx="1.5" className={css.filled} />
      <rect x="38" y="7" width="12" height="26" rx="1.5" className={css.filled} />
    </>
  ),
  background: (
    <>
      <rect x="0.75" y="0.75" width="54.5" height="38.5" rx="3" className={css.filled} />
      {frame}
      <rect x="10" y="12" width="36" height="4" rx="1" className={css.inside} />
      <rect x="10" y="21" width="24" height="4" rx="1" className={css.inside} />
    </>
  ),
  // Margin is outside the component, padding inside.
  space: (
    <>
      <rect x="6" y="5" width="44" height="30" rx="1.5" className={css.filled} />
      <rect x="14" y="11" width="28" height="18" rx="1" className={css.inside} />
      {frame}
    </>
  ),
  reach: (
    <>
      <rect x="2" y="5" width="34" height="23" rx="2" className={css.drawn} />
      <path d="M13 35h12M19 28v7" className={css.drawn} />
      <rect x="41" y="11" width="13" height="24" rx="2" className={css.filled} />
    </>
  ),
};

/** A picture beside the help of a group. Decorative: the heading and the help say the same. */
export function GroupPicture({ of }: { of: Exclude<SettingGroup, 'content'> }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 56 40" width={56} height={40} className={css.picture}>
      {drawings[of]}
    </svg>
  );
}
