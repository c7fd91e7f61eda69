/**
 * A script for a page, to be run before React: listens where React tells its developer tools about commits, which production builds do
 * too, and counts components that rendered, as the tools do: a subtree whose first child is the same object as before did nothing.
 */
{
  const performedWork = 1;
  // Functions and classes, `forwardRef`, `memo` and its plain form.
  const components = new Set([0, 1, 11, 14, 15]);
  /** `rows`: elements that match `rowSelector` and hold what rendered. */
  const watched = { commits: 0, components: 0, rows: new Set(), rowSelector: null };
  window.watchedRenders = watched;
  const domOf = (fiber) => {
    for (let at = fiber; at; at = at.child) if (at.stateNode instanceof Element) return at.stateNode;
    return null;
  };
  const visit = (fiber, before) => {
    if (components.has(fiber.tag) && (before === null || (fiber.flags & performedWork) !== 0)) {
      watched.components += 1;
      const row = watched.rowSelector && domOf(fiber)?.closest(watched.rowSelector);
      if (row) watched.rows.add(row);
    }
    if (before && fiber.child === before.child) return;
    for (let child = fiber.child; child; child = child.sibling) {
      const previous = before === null ? null : child.alternate;
      if (previous !== child) visit(child, previous);
    }
  };
  window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    supportsFiber: true,
    renderers: new Map(),
    inject: () => 1,
    onCommitFiberRoot: (_id, root) => {
      watched.commits += 1;
      visit(root.current, root.current.alternate);
    },
    onCommitFiberUnmount: () => {},
    onPostCommitFiberRoot: () => {},
    checkDCE: () => {},
  };
}
