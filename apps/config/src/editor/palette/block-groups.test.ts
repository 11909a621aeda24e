import { filesEntry } from '@frontage/page-editor';
import { blockFields } from '@frontage/react-blocks/fields';
import { describe, expect, it } from 'vitest';
import { blockGroups } from './block-groups';
import { kindPictures } from './kind-pictures';

const entries = blockGroups.flatMap((group) => group.entries);

describe('[1.02b] the kinds of block that can be added', () => {
  it('are all there, once, each with its picture and one short line', () => {
    const ids = [...Object.keys(blockFields), filesEntry].sort();
    expect(entries.map(({ id }) => id).sort()).toEqual(ids);
    expect(Object.keys(kindPictures).sort()).toEqual(ids);
    for (const { about } of entries) expect(about).toMatch(/^[A-Z].{10,65}\.$/);
  });

  it('say what they need where they show nothing without it', () => {
    for (const { id, about } of entries) {
      const [field] = Object.values(
        (blockFields as Record<string, { fields: object }>)[id]?.fields ?? {},
      ) as { kind: string; to?: string; required?: boolean }[];
      if (field?.kind === 'reference' && field.required && field.to !== 'asset')
        expect(about, id).toContain('Needs a');
    }
  });
});
