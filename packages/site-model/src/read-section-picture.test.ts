import { expect, it } from 'vitest';
import { pageSectionSchema } from './schema/index';
import { readPageDocument } from './read-page-document';
import { readSectionPicture } from './read-section-picture';

const assetId = 'a'.repeat(24);

it.each([
  [{ assetId }, { assetId }],
  [{ assetId, veil: 70 }, { assetId }],
  [
    { assetId, veil: 0, focalPoint: { x: 0, y: 1 } },
    { assetId, veil: 0, focalPoint: { x: 0, y: 1 } },
  ],
  [{ assetId, veil: 101, focalPoint: { x: 2, y: 1 } }, { assetId }],
  [{ assetId, veil: '50', focalPoint: 'left' }, { assetId }],
  [{ assetId: 'x' }, undefined],
  [null, undefined],
  ['a', undefined],
])('[1.02b] reads %j as the picture behind a section', (raw, picture) => {
  expect(readSectionPicture(raw)).toEqual(picture);
});

it('[1.02b] a section keeps it, and one that is wrong is left out', () => {
  const section = { id: 'top', width: 'wide', tone: 'dark', blocks: [] };
  const read = (picture: unknown) =>
    readPageDocument({ version: 1, sections: [{ ...section, picture }] }).document.sections[0];
  expect(read({ assetId, veil: 40 })).toEqual({ ...section, picture: { assetId, veil: 40 } });
  expect(read({ assetId: 7 })).toEqual(section);
  const accepts = (picture: unknown) =>
    pageSectionSchema.safeParse({ ...section, picture }).success;
  expect([{ assetId, veil: 40 }, { assetId, veil: 400 }, { veil: 4 }].map(accepts)).toEqual([
    true,
    false,
    false,
  ]);
});
