import { pageMarkup } from '@frontage/page-editor/page';
import { editedRecord, type EditedPage } from '../../pages/documents/edited-page';
import type { PageServices } from '../../pages/page-services';
import type { Site } from '../../sites/site-settings';
import { writeShown } from './write-shown';

/**
 * Renders the newest version of a page, with its hidden blocks, for its editor, which only reads
 * it.
 *
 * @param render the renderer of pages
 * @param known marks of what the editor has already: its content is left out; `everyMark`, of all
 */
export async function renderShown(
  render: PageServices['render'],
  site: Site,
  page: EditedPage,
  known: readonly string[],
): Promise<string> {
  const { html } = await render(site, editedRecord(page), { showsHidden: true });
  return writeShown(
    html,
    known.includes(pageMarkup.everyMark) ? { has: () => true } : new Set(known),
  );
}
