import { expect, it } from 'vitest';
import { changesSince } from './changes-since';

const changelog = `# frontage

## 0.3.0

### Minor Changes

- 1a2b3c4: Pages have
  an earlier version.

### Patch Changes

- A button is larger.
- Updated dependencies [1a2b3c4]
  - @frontage/motion@0.3.0

## 0.2.0

### Minor Changes

- 9f8e7d6: Coupons.

## 0.1.0

- The first.
`;

it('what is new since a version is listed, the newest first', () => {
  expect(changesSince(changelog, '0.1.0')).toEqual([
    'Pages have an earlier version.',
    'A button is larger.',
    'Coupons.',
  ]);
  expect(changesSince(changelog, '0.2.0')).toHaveLength(2);
});

it('nothing is new since the newest version, and nothing is known of one that it does not name', () => {
  expect(changesSince(changelog, '0.3.0')).toEqual([]);
  expect(changesSince(changelog, '0.0.9')).toEqual([]);
  expect(changesSince('', '0.1.0')).toEqual([]);
});
