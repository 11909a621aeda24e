import { openEditor, readEditorParts } from '@frontage/page-editor';
import type { EditorData } from '@frontage/site-model/editing';
import { closeWithFrame } from './close-with-frame';
import { createServerPort, pagePath } from './create-server-port';
import { offerPreviews } from './previews/offer-previews';

const parts = readEditorParts(document);
const data = document.querySelector('[data-editor-data]')?.textContent;
if (parts && data) {
  // Written by the server with this very page.
  const start = JSON.parse(data) as EditorData;
  closeWithFrame(document);
  offerPreviews(document, `${pagePath(start)}/previews`);
  void openEditor(parts, { start, port: createServerPort(window, start) });
}
