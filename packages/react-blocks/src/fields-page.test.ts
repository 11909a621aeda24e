import { expect, it } from 'vitest';
import { blockFields } from './blocks/block-fields';
import { fieldsPage } from './testing/fields-page';

it('docs/fields.md tells what each kind of block stores', async () => {
  await expect(fieldsPage(blockFields)).toMatchFileSnapshot('../docs/fields.md');
});
