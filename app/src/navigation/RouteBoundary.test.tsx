import { createReport, type Portal } from '@portal/portal-client/react';
import { expect, test, vi } from 'vitest';
import { RouteBoundary } from './RouteBoundary.tsx';

test('NAV-17 a route that fails shows the unknown-error page in its place, without details of the error, until the path changes', () => {
  const call = vi.fn(async () => ({ ok: true }));
  const portal = { log: vi.fn(), transport: { call } } as unknown as Portal;
  const route = new RouteBoundary({
    path: '/redirect/nowhere',
    children: 'the page',
    fallback: 'the unknown-error page',
  });
  route.context = { ...portal, report: createReport(portal, { path: () => '/orders', build: 6308 }) };
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
