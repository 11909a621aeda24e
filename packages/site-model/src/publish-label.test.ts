import { expect, it } from 'vitest';
import { publishStatus } from './enums';
import { publishLabel } from './publish-label';

it('[3.01c] published is Available, scheduled is Scheduled, draft is Hidden, and all else Unsupported', () => {
  expect(publishStatus.names.map((name) => [name, publishLabel(name)])).toEqual([
    ['published', 'Available'],
    ['scheduled', 'Scheduled'],
    ['needsReview', 'Unsupported'],
    ['draft', 'Hidden'],
    ['private', 'Unsupported'],
    ['deleted', 'Unsupported'],
  ]);
  for (const state of [undefined, null, '', 'constructor', 'Published', 1]) expect(publishLabel(state)).toBe('Unsupported');
});
