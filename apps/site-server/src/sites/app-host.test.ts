import { expect, it } from 'vitest';
import { settings } from '../testing/site-fixture';
import { appHost, hostIdentifier } from './app-host';
import type { Site } from './site-settings';

const siteOf = (identifier: unknown): Site => ({
  id: '',
  host: undefined,
  revision: 1,
  shopRevision: 0,
  settings: { ...settings, context: { website: { identifier } } },
});

it.each([
  ['studio', 'studio.example.app:8443'],
  ['moon-jar-2', 'moon-jar-2.example.app:8443'],
  ['', undefined],
  ['a.b', undefined],
  ['-a', undefined],
  ['Studio', undefined],
  ['x'.repeat(64), undefined],
  [3, undefined],
])('[2.06b] the site %s is looked after at %s', (identifier, host) => {
  expect(appHost(siteOf(identifier), 'Example.app:8443')).toBe(host);
  expect(appHost(siteOf(identifier), undefined)).toBeUndefined();
});

it.each([
  ['STUDIO.example.app', 'studio'],
  ['example.app', undefined],
  ['.example.app', undefined],
  ['a.b.example.app', undefined],
  ['studio.example.app:8443', undefined],
  ['studioexample.app', undefined],
  ['50%.example.app', undefined],
])('the host %s names %s', (host, identifier) => {
  expect(hostIdentifier(host, 'example.app')).toBe(identifier);
  expect(hostIdentifier(host, undefined)).toBeUndefined();
});
