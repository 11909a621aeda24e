import { expect, it } from 'vitest';
import {
  countsAsPageView,
  designIdentifier,
  whyNotTracked,
  type TrackingFacts,
} from './why-not-tracked';

it.each<[string, Partial<TrackingFacts>, string | undefined]>([
  ['a visitor', {}, undefined],
  ['an account', { hasAccount: true }, 'account'],
  ['a page that is not there', { isNotFound: true }, 'not-found'],
  ['a lock screen', { isLockScreen: true }, 'lock-screen'],
  ['a denied member area', { isMemberAreaDenied: true }, 'member-area-denied'],
  ['a site without census', { isCensusOff: true }, 'census-off'],
])('[6.05] %s: %o → %s', (_who, facts, reason) => {
  expect(whyNotTracked({ path: '/shop', ...facts })).toBe(reason);
});

it.each<[string, Partial<TrackingFacts>, string | undefined]>([
  ['/config', { hasAccount: true, isViewerOnly: true }, 'viewer-in-configuration'],
  ['/config/pages', { hasAccount: true, isViewerOnly: true }, 'viewer-in-configuration'],
  ['/config/pages', { hasAccount: true }, undefined],
  ['/configure', { hasAccount: true, isViewerOnly: true }, undefined],
  ['/', { hasAccount: true, isViewerOnly: true }, undefined],
  ['/config', { isCensusOff: true }, 'census-off'],
])('[2.12b] [6.02b] %s with %o → %s', (path, facts, reason) => {
  expect(whyNotTracked({ path, ...facts })).toBe(reason);
});

it.each([
  ['/search', false],
  ['/search/', false],
  ['/searching', true],
  ['/', true],
])('[2.12a] %s counts as a page view: %s', (path, counts) => {
  expect(countsAsPageView(path)).toBe(counts);
});

it.each([
  ['/config/design', 'design'],
  ['/config/design/', 'design'],
  ['/config/design/site-styles/fonts', 'site-styles/fonts'],
  ['/config/designs', undefined],
  ['/config', undefined],
  ['/design', undefined],
])('[2.12c] %s has the design identifier %s', (path, identifier) => {
  expect(designIdentifier(path)).toBe(identifier);
});
