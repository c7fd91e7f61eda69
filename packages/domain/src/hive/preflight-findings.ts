import type { HiveDifference } from './difference.ts';
import type { HiveWaiver } from './types.ts';

export const preflightKinds = [
  'unknown_type',
  'bad_setting',
  'not_shown',
  'unknown_part',
  'discontinued_part',
  'superseded_part',
  'dead_link',
  'no_page_title',
  'second_page_title',
  'heading_order',
  'no_alt_text',
  'contrast',
  'example_text',
  'empty_row',
  'weight',
] as const;
export type PreflightKind = (typeof preflightKinds)[number];

/** An issue to review before publication. */
export interface PreflightFinding {
  readonly kind: PreflightKind;
  /** `stop`: visitors would see an error. `look`: it may be intended. */
  readonly severity: 'stop' | 'look';
  /** Key of the component; null for the page itself. */
  readonly key: string | null;
  readonly setting: string | null;
  /** The part code, path or colours that it is about; empty if the rule has one finding at most for this component and setting. */
  readonly about: string;
  readonly message: string;
  /** Changes that fix it; empty if it needs a person. */
  readonly fix: readonly HiveDifference[];
}

/**
 * Identifies a finding by its rule, component, setting and what it is about. Stays the same when the wording changes or the component
 * moves; another part code or path in the same text is another finding.
 */
export const findingKey = ({
  kind,
  key,
  setting,
  about = '',
}: Pick<HiveWaiver, 'kind' | 'key' | 'setting' | 'about'>) => JSON.stringify([kind, key, setting, about]);

/** The waiver that covers a finding. */
export const waiverOf = <Waiver extends Omit<HiveWaiver, 'by'>>(
  finding: Pick<HiveWaiver, 'kind' | 'key' | 'setting' | 'about'>,
  waivers: readonly Waiver[],
): Waiver | undefined => waivers.find((waiver) => findingKey(waiver) === findingKey(finding));

/** The findings that prevent publication: those of severity `stop` without a waiver. */
export const unwaivedStops = (
  findings: readonly PreflightFinding[],
  waivers: readonly Omit<HiveWaiver, 'by'>[],
): readonly PreflightFinding[] => findings.filter((each) => each.severity === 'stop' && !waiverOf(each, waivers));
