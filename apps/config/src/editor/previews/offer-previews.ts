/**
 * Lets the link to the preview links of a page open them over the editor.
 *
 * @param document of the editor
 * @param path where the links are listed, made and ended; the page of it works without scripts
 */
export function offerPreviews(document: Document, path: string): void {
  document.querySelector('[data-editor-previews]')?.addEventListener('click', (event) => {
    event.preventDefault();
    void import('./open-preview-links').then(
      ({ openPreviewLinks }) => openPreviewLinks(document, path),
      () => document.location.assign(path),
    );
  });
}
