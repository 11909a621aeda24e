import { describe, expect, it } from 'vitest';
import { isRedirected, type OwnerVisit } from './is-redirected';

const visit: OwnerVisit = {
  hint: '1',
  isFramed: false,
  hostname: 'studio.example',
  search: '',
  hasFlag: false,
  website: { developerMode: false, cloneable: false },
};

it('leads an owner from a page to the configuration', () => {
  expect(isRedirected(visit)).toBe(true);
  expect(isRedirected({ ...visit, search: '?size=m&redirect=no' })).toBe(true);
});

it('[2.09e] leaves who may only look on the page', () => {
  expect(isRedirected({ ...visit, hint: 'viewer' })).toBe(false);
});

describe('leaves on the page', () => {
  const cases: Record<string, Partial<OwnerVisit>> = {
    'a visitor': { hint: '' },
    'who is told of by another word': { hint: 'yes' },
    'a page in a frame': { isFramed: true },
    'developer mode': { website: { developerMode: true, cloneable: false } },
    'a site that may be cloned': { website: { developerMode: false, cloneable: true } },
    localhost: { hostname: 'localhost' },
    'the machine by its address': { hostname: '127.0.0.1' },
    'the machine by its newer address': { hostname: '[::1]' },
    'a session with the flag': { hasFlag: true },
    'an address with the key': { search: '?a=1&noredirect' },
    'an address with the key and a value': { search: '?noredirect=true' },
  };
  it.each(Object.entries(cases))('%s', (_name, change) => {
    expect(isRedirected({ ...visit, ...change })).toBe(false);
  });
});
