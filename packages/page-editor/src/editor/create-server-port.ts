import type { EditorData } from '@frontage/site-model/editing';
import type { FieldChoice } from '../fields/field-choice';
import { createPresenceCall } from './create-presence-call';
import { createEditServer } from './edit-server';
import { ownBlocks } from './editor-blocks';
import type { EditorPort } from './editor-port';
import { createUploadFile } from './files/upload-file';
import { loadPage } from './load-page';
import { createPatternServer } from './patterns/pattern-server';

/**
 * Makes an editor's port to the server of the site.
 *
 * @param window of the editor's page
 * @param data where everything is asked for
 */
export function createServerPort(window: Window, data: EditorData): EditorPort {
  const fetch = window.fetch.bind(window);
  return {
    blocks: ownBlocks,
    edits: createEditServer(fetch, data),
    loadShown: () => loadPage(data.shown),
    async loadChoices(to, words) {
      const query = new URLSearchParams({ to, q: words });
      const response = await fetch(`${data.choices}?${query}`, {
        headers: { accept: 'application/json' },
      });
      if (!response.ok) throw new Error(String(response.status));
      return ((await response.json()) as { data: FieldChoice[] }).data;
    },
    patterns: createPatternServer(fetch, data.patterns),
    upload: createUploadFile(data.files),
    sendPresence: createPresenceCall(fetch, data.presence),
  };
}
