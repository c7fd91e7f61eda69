import { memo, type ReactNode } from 'react';
import { isComponentType, registry } from '../registry/definitions.ts';
import { ComponentBoundary } from './ComponentBoundary.tsx';
import { Note } from './Note.tsx';
import type { PlacedComponent } from './place.ts';
import type { RenderContext, RootProps } from './view.ts';
import { viewOf } from './view-of.ts';

interface Props {
  readonly component: PlacedComponent;
  readonly context: RenderContext;
  readonly depth: number;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A name that can stand in an address after `#`. */
const idOf = (linkId: string): string => linkId.trim().replace(/[^\p{L}\p{N}_-]+/gu, '-');

/**
 * What the editor marks on the page: seen as chosen, and to be dragged. Not so the page itself: it goes nowhere, and what can be dragged
 * takes a style that all within it inherit.
 */
const chosen = (depth: number): RootProps => ({ 'data-picked': '', ...(depth > 0 ? { draggable: true } : {}) });

function rootOf({ component, context, depth }: Props, picked: boolean): RootProps {
  const { decoded, place, key } = component;
  const id = idOf(text(decoded.values.linkId));
  const activity = text(decoded.values.activityLog);
  const look = viewOf(decoded.type)?.look?.(decoded.values, context);
  return {
    ...(id ? { id } : {}),
    ...(activity ? { 'data-activity': activity } : {}),
    ...(context.mode === 'draft' ? { 'data-h': key } : {}),
    ...(picked ? chosen(depth) : {}),
    ...(look && context.styles === 'inline' ? { style: look } : {}),
    ...(look && context.styles === 'sheet' ? { 'data-c': place } : {}),
  };
}

/** One component with what stands in it given, so that an editor may subscribe to each by itself. */
export function ShowOne({
  component,
  context,
  depth,
  kids,
  picked = false,
}: Props & { readonly kids: readonly ReactNode[]; readonly picked?: boolean }): ReactNode {
  const { decoded, model, place, key } = component;
  const view = viewOf(decoded.type);
  if (!view) {
    return (
      <Note context={context} root={{ 'data-h': key, ...(picked ? chosen(depth) : {}) }}>
        No component type is named “{decoded.type.slice(0, 60)}”. Its settings are kept.
        {kids}
      </Note>
    );
  }
  const label = isComponentType(decoded.type) ? registry[decoded.type].label : decoded.type;
  const { Show } = view;
  return (
    <ComponentBoundary instead={<Note context={context}>{label} cannot be shown. Its settings are kept.</Note>}>
      {decoded.findings.length > 0 && (
        <Note context={context}>
          {label}: {decoded.findings.map(({ why }) => why).join('. ')}.
        </Note>
      )}
      <Show
        values={decoded.values}
        root={rootOf({ component, context, depth }, picked)}
        place={place}
        depth={depth}
        context={context}
        {...(model.kind === 'cells' ? { cells: kids } : {})}
      >
        {model.kind === 'flow' ? kids : null}
      </Show>
    </ComponentBoundary>
  );
}

/** Not called as what remembers it: it would find itself in its own place, and remember nothing. */
function ShowAll({ component, context, depth }: Props): ReactNode {
  const kids = component.children.map((child) =>
    child ? <ShowComponent key={child.key} component={child} context={context} depth={depth + 1} /> : null,
  );
  return <ShowOne component={component} context={context} depth={depth} kids={kids} />;
}

/** One component and all beneath it. Never throws on data: what cannot be shown is a quiet note for editors, and nothing for visitors. */
export const ShowComponent = memo(ShowAll);
