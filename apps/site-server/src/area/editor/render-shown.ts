import { editedRecord, type EditedPage } from '../../pages/documents/edited-page';
import type { PageServices } from '../../pages/page-services';
import type { Site } from '../../sites/site-settings';

/**
 * Renders the newest version of a page, with its hidden blocks, for its editor, which only reads
 * it: styles become text, so that no browser applies them.
 *
 * @param render the renderer of pages
 */
export async function renderShown(
  render: PageServices['render'],
  site: Site,
  page: EditedPage,
): Promise<string> {
  const { html } = await render(site, editedRecord(page), { showsHidden: true });
  return html
    .replaceAll(/<style(?: [^>]*)?>/g, '<script type="text/css">')
    .replaceAll('</style>', '</script>');
}
