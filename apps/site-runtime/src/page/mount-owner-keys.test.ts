import type { PageContext } from '@frontage/core-lifecycle/dom';
import { expect, it } from 'vitest';
import { mountOwnerKeys } from './mount-owner-keys';

it('[2.07a] Escape has its meaning for an owner whose browser keeps nothing, too', () => {
  const nothing = () => null;
  const documentElement = { dataset: {}, getAttribute: nothing, querySelector: nothing };
  const window = {
    document: { cookie: 'OWNER_HERE=1', documentElement },
    location: { hostname: 'localhost', search: '' },
    get top(): unknown {
      return this;
    },
    get sessionStorage(): Storage {
      throw new DOMException('The browser keeps nothing.', 'SecurityError');
    },
  };
  // All of a page that is read before a key is pressed.
  const page = { window } as unknown as PageContext;
  expect(mountOwnerKeys(page, new AbortController().signal)).toBeTypeOf('function');
});
