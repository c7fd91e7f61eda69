const controls =
  'button, a[href], summary, select, [role="button"], [role="tab"], [role="switch"], [role="checkbox"], [role="menuitem"], [role="menuitemcheckbox"], [role="menuitemradio"], [role="option"], input[type="checkbox"], input[type="radio"]';
const widgets =
  '[role$="dialog"], [role="menu"], [role="listbox"], [role="tablist"], [role="grid"], [role="group"][aria-label], [role="toolbar"], table, form, fieldset[aria-label], section[aria-label], section[aria-labelledby], aside, nav, header, footer, main';

const maxLength = 80;
const shortened = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, maxLength);

function nameOf(element: Element): string {
  const label = element.getAttribute('aria-label');
  if (label) return shortened(label);
  const by = element.getAttribute('aria-labelledby');
  const labelled = by && element.ownerDocument.getElementById(by.split(' ')[0] ?? '')?.textContent;
  return labelled ? shortened(labelled) : '';
}

const words = (control: Element) => {
  const labels = 'labels' in control ? (control.labels as NodeListOf<Element> | null) : null;
  return nameOf(control) || shortened(labels?.[0]?.textContent ?? '') || shortened(control.textContent ?? '');
};

/**
 * PING-05: the pressed control as `widget: control`, by accessible names; null for a press on nothing interactive. Never includes
 * typed text.
 */
export function widgetOf(target: EventTarget | null): string | null {
  if (!(target instanceof Element)) return null;
  const control = target.closest(controls);
  if (!control) return null;
  const name = control instanceof HTMLSelectElement ? nameOf(control) : words(control);
  const widget = (control.parentElement ?? control).closest(widgets);
  return `${(widget && nameOf(widget)) || (widget?.tagName.toLowerCase() ?? 'page')}: ${name || control.tagName.toLowerCase()}`;
}
