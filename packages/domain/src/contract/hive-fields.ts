import { z } from 'zod/mini';
import type { HiveDifference } from '../hive/difference.ts';
import type { HiveComponent, HiveDraft } from '../hive/types.ts';

const text = (longest: number) => z.string().check(z.maxLength(longest));
const id = z.int().check(z.gte(1), z.lte(2_147_483_647));

export const pageId = id;
export const draftId = id;
export const componentId = id;
/** A component's key, made where the component was made: sent again, a request is answered as done. */
export const componentKey = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,40}$/));
export const hiveDescription = text(200);
export const hiveUri = text(200);
/** The revision that the caller has seen. What was changed since by others is not overwritten (HIVE-15). */
export const seenRevision = z.optional(z.int().check(z.gte(0)));
/** The draft that the caller has seen published, beside the one it is about; null where none was (HIVE-15). */
export const seenLive = z.optional(z.nullable(z.int()));
export const settingName = z.string().check(z.regex(/^(?!__proto__$)[A-Za-z_][A-Za-z0-9_-]{0,59}$/));
export const settingValue = z.union([text(1_000_000), z.number(), z.boolean(), z.null()]);
/** A place in a flow, or a cell, from 0. */
export const hivePosition = z.int().check(z.gte(0), z.lte(100_000));
const flag = z.union([z.literal(0), z.literal(1), z.boolean()]);
export const hiveFlag = z.optional(flag);

/** HIVE-06: a setting that describes itself. Only name and value are needed: of declared settings the registry knows the rest. */
export const hiveSetting = z.object({
  type: z.optional(z.enum(['String', 'Number', 'Color', 'Combo', 'Markdown', 'HTML'])),
  name: settingName,
  description: z.optional(text(500)),
  value: settingValue,
  options: z.optional(z.array(text(200)).check(z.maxLength(200))),
  note: z.optional(text(500)),
  readonly: z.optional(z.boolean()),
});
export const hiveSettings = z.array(hiveSetting).check(z.maxLength(200));

/** A finding that somebody lets stand, told by what it says, and why. */
export const hiveWaivers = z.optional(
  z
    .array(
      z.object({
        kind: text(40),
        key: z.nullable(componentKey),
        setting: z.nullable(settingName),
        message: text(500),
        reason: text(500).check(z.minLength(1)),
      }),
    )
    .check(z.maxLength(200)),
);

const nodeFields = z.object({
  key: componentKey,
  parent: z.nullable(componentKey),
  position: hivePosition,
  name: text(60),
  description: hiveDescription,
  active: z.boolean(),
  settings: z.record(settingName, settingValue),
});
const nodePlace = z.object({ parent: z.nullable(componentKey), position: hivePosition });
const keyed = { key: componentKey };

/** What `differenceOf` tells, and `applyDifferences` takes. */
export const hiveDifference: z.ZodMiniType<HiveDifference> = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('add'), ...keyed, node: nodeFields }),
  z.object({ kind: z.literal('remove'), ...keyed, node: nodeFields }),
  z.object({ kind: z.literal('place'), ...keyed, from: nodePlace, to: nodePlace }),
  z.object({
    kind: z.literal('setting'),
    ...keyed,
    name: settingName,
    from: z.optional(settingValue),
    to: z.optional(settingValue),
  }),
  z.object({ kind: z.literal('description'), ...keyed, from: hiveDescription, to: hiveDescription }),
  z.object({ kind: z.literal('active'), ...keyed, from: z.boolean(), to: z.boolean() }),
]);

export const draftAsked = { page_id: pageId, draft_id: draftId };
export const componentAsked = { ...draftAsked, component_id: componentId };

/** What every change of a draft's components answers. */
export interface HiveChanged {
  readonly draft: HiveDraft;
  /** New, moved, renumbered or otherwise changed, as they are now. */
  readonly components: readonly HiveComponent[];
  /** Ids of those that are gone. */
  readonly gone: readonly number[];
  /** What others changed after the revision that the caller had seen, oldest first. */
  readonly missed: readonly HiveDifference[];
  /** One sentence for each thing that was taken out of a setting (HIVE-14), or that this change put in the place of what somebody else had put there. */
  readonly notes: readonly string[];
}
export const hiveChanged = z.custom<HiveChanged>();
