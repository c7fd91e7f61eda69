import { isValidElement, type ReactElement } from 'react';
import { expect, test, vi } from 'vitest';
import { RouteBoundary } from '../navigation/RouteBoundary.tsx';
import type { Portal } from './portal.ts';
import { RegionBoundary } from './RegionBoundary.tsx';
import { createReport } from './report.ts';

// What it looks like is the design system's, and its styles are made by the build.
vi.mock('@portal/design-system', () => ({ ErrorState: () => null }));

const reporting = () => {
  const call = vi.fn(async () => ({ ok: true }));
  const portal = { log: vi.fn(), transport: { call } } as unknown as Portal;
  return { call, context: { ...portal, report: createReport(portal, () => '/orders') } };
};
const propsOf = (shown: unknown): Record<string, unknown> => {
  if (!isValidElement(shown)) throw new Error('Nothing is shown');
  return (shown as ReactElement<Record<string, unknown>>).props;
};

test('SHELL-13 a region that fails says so in its own place, reports it once, and can be tried again', () => {
  const { call, context } = reporting();
  const region = new RegionBoundary({ name: 'The header', safe: 'Your lines are safe.', children: 'the header' });
  region.context = context;
  expect(region.render()).toBe('the header');

  const error = new Error('broken');
  region.state = { ...region.state, ...RegionBoundary.getDerivedStateFromError(error) };
  region.componentDidCatch(error);
  // It comes up again above, and as an error that nothing caught.
  context.report(error, 'page');
  expect(call).toHaveBeenCalledOnce();
  expect(context.log).toHaveBeenCalledExactlyOnceWith('windowError', 'The header', 'Error: broken');
  const shown = propsOf(region.render());
  expect(shown.title).toBe('The header could not be shown.');

  const setState = vi.spyOn(region, 'setState').mockImplementation(() => {});
  (shown.onRetry as () => void)();
  expect(setState).toHaveBeenCalledExactlyOnceWith({ error: null });
});

test('NAV-17 a route that fails shows the unknown-error page in its place, without a word of the error, until another path', () => {
  const { call, context } = reporting();
  const route = new RouteBoundary({
    path: '/redirect/nowhere',
    children: 'the page',
    fallback: 'the unknown-error page',
  });
  route.context = context;
  expect(route.render()).toBe('the page');
  route.state = RouteBoundary.getDerivedStateFromError();
  route.componentDidCatch(new Error('There is no route "nowhere"'));
  expect(route.render()).toBe('the unknown-error page');
  expect(call).toHaveBeenCalledOnce();
  const setState = vi.spyOn(route, 'setState').mockImplementation(() => {});
  route.componentDidUpdate(route.props);
  expect(setState).not.toHaveBeenCalled();
  route.componentDidUpdate({ ...route.props, path: '/home' });
  expect(setState).toHaveBeenCalledExactlyOnceWith({ failed: false });
});
