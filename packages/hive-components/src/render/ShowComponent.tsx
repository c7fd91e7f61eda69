import { Component, memo, type ReactNode } from 'react';
import { componentMessages } from '../messages/components.ts';
import { isComponentType, registry } from '../registry/definitions.ts';
import { readWidths } from '../settings/hidden-on.ts';
import '../styles/widths.css.ts';
import { lookOf } from './look-of.ts';
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

/** A name that can be used as a fragment in an address. */
const idOf = (linkId: string): string => linkId.trim().replace(/[^\p{L}\p{N}_-]+/gu, '-');

/**
 * Attributes of the selected component in the editor: highlighted and draggable. The root is not draggable: it cannot move, and browsers
 * give draggable elements a style that its content would inherit.
 * While its text is edited, the component is not draggable either: selecting words would drag it.
 */
const chosen = (depth: number, isEdited = false): RootProps => ({
  'data-picked': '',
  ...(depth > 0 && !isEdited ? { draggable: true } : {}),
});

function rootOf({ component, context, depth }: Props, picked: boolean): RootProps {
  const { decoded, place, key } = component;
  const id = idOf(text(decoded.values.linkId));
  const activity = text(decoded.values.activityLog);
  const { look, isPerWidth } = lookOf(decoded, context);
  const hiddenOn = text(decoded.values.hiddenOn);
  const hidden = hiddenOn === '' ? [] : (readWidths(hiddenOn) ?? []);
  return {
    ...(id ? { id } : {}),
    ...(isPerWidth ? { 'data-widths': '' } : {}),
    ...(hidden.length > 0 ? { 'data-hidden-on': hidden.join(' ') } : {}),
    ...(activity ? { 'data-activity': activity } : {}),
    ...(context.mode === 'draft' ? { 'data-h': key } : {}),
    ...(picked ? chosen(depth, context.editing !== undefined) : {}),
    ...(look && context.styles === 'inline' ? { style: look } : {}),
    ...(look && context.styles === 'sheet' ? { 'data-c': place } : {}),
  };
}

interface BoundaryProps {
  readonly children: ReactNode;
  /** Shown instead of a component that throws. */
  readonly instead: ReactNode;
}

/** A component that throws while rendering does not affect the rest of the page. */
class ComponentBoundary extends Component<BoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.instead : this.props.children;
  }
}

/** One component with its children given as nodes, so that the editor can subscribe to each by itself. */
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
        {componentMessages.unknownType(decoded.type.slice(0, 60))}
        {kids}
      </Note>
    );
  }
  const label = isComponentType(decoded.type) ? registry[decoded.type].label : decoded.type;
  const { Show } = view;
  return (
    <ComponentBoundary instead={<Note context={context}>{componentMessages.failed(label)}</Note>}>
      {decoded.findings.length > 0 && (
        <Note context={context}>
          {componentMessages.findings(
            label,
            decoded.findings.map(({ why }) => why),
          )}
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

/** Has another name than the memoised component: with the same name it would call itself without memoisation. */
function ShowAll({ component, context, depth }: Props): ReactNode {
  const kids = component.children.map((child) =>
    child ? <ShowComponent key={child.key} component={child} context={context} depth={depth + 1} /> : null,
  );
  return <ShowOne component={component} context={context} depth={depth} kids={kids} />;
}

/** One component and its descendants. Never throws on data: editors see a note in place of what cannot be shown, visitors see nothing. */
export const ShowComponent = memo(ShowAll);
