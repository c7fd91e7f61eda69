import { expect, test } from 'vitest';
import { resourceAddresses, resourcePaths } from './resources.ts';

test('a resource is at the origin of its domain; for an unknown domain, on this site', () => {
  const resource = (resource_id: string, domain_id: string, path: string) => ({
    resource_id,
    domain_id,
    path,
    title: '',
    kind: 'picture',
  });
  const resources = [
    resource('1', 'portal', '/a.webp'),
    resource('2', 'cdn', '/b.webp'),
    resource('3', 'x', '/c.webp'),
  ];
  const domain_lookups = { portal: '', cdn: 'https://cdn.example' };
  expect(resourceAddresses({ domain_lookups, resources })).toEqual({
    1: '/a.webp',
    2: 'https://cdn.example/b.webp',
    3: '/c.webp',
  });
});

test('pictures and documents are distinguished by kind and by ending', () => {
  const resource = (path: string, kind: string) => ({ resource_id: path, domain_id: 'portal', path, title: '', kind });
  const resources = [
    resource('/a.webp', 'picture'),
    resource('/b.pdf', 'picture'),
    resource('/c.pdf', 'datasheet'),
    resource('/a.webp', 'picture'),
  ];
  expect(resourcePaths(resources)).toEqual({ pictures: ['/a.webp'], documents: ['/b.pdf', '/c.pdf'] });
});
