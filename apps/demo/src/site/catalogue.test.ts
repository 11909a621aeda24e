import { blockFields } from '@frontage/react-blocks/fields';
import { blockSchemas } from '@frontage/react-blocks/schema';
import { pageDocumentSchema } from '@frontage/site-model/schema';
import { expect, it } from 'vitest';
import { createOptionsPages } from '../options/create-options-pages';
import { catalogue } from './netloft';

it('has every kind of block, and no other list of them', () => {
  expect(catalogue.samples.map(({ kind }) => kind).sort()).toEqual(Object.keys(blockFields).sort());
  const links = JSON.stringify(catalogue.page.document);
  for (const { kind } of catalogue.samples) expect(links).toContain(`"/catalogue?block=${kind}"`);
});

it.each(catalogue.samples.map((sample) => [sample.kind, sample] as const))(
  '%s shows what an editor could have written',
  (kind, { page, contents }) => {
    expect(pageDocumentSchema.safeParse(page.document).error).toBeUndefined();
    expect(blockSchemas[kind]?.safeParse(contents['usual']?.data)).toMatchObject({ success: true });
  },
);

it('one page shows the kind that its address names, and stays a list for any other', () => {
  const { tailorPage } = createOptionsPages(catalogue.samples);
  const page = { ...catalogue.page, id: 'p', version: 1 } as Parameters<typeof tailorPage>[0]; // what it looks at
  const shown = tailorPage(page, new URLSearchParams('block=shape&shape=star'));
  const blocks = shown?.document.sections.flatMap(({ blocks: own }) => own);
  expect(shown?.title).toBe('Shape');
  expect(blocks?.find(({ type }) => type === 'shape')?.data).toMatchObject({ shape: 'star' });
  for (const query of ['', 'block=constructor', 'shape=star'])
    expect(tailorPage(page, new URLSearchParams(query))).toBeUndefined();
});
