import { importAgain, type EditorPort } from '@frontage/page-editor';
import type { FieldChoice } from '@frontage/page-editor/fields';
import type { EditorData } from '@frontage/site-model/editing';
import { createEditStore } from './create-edit-store';
import { createPatternStore } from './create-pattern-store';
import { createPresenceCall } from './create-presence-call';
import { createReviewPort } from './create-review-port';
import { blocksOfFiles, countBlocksOf } from './files/blocks-of-files';
import { createUploadFile } from './files/create-upload-file';
import { loadPage } from './load-page';
import { siteBlocks } from './site-blocks';

/**
 * Makes an editor's port to the server of the site.
 *
 * @param window of the editor's page
 * @param data where everything is asked for
 */
export function createServerPort(window: Window, data: EditorData): EditorPort {
  const fetch = window.fetch.bind(window);
  return {
    blocks: siteBlocks,
    edits: createEditStore(fetch, data),
    loadShown: (known) => loadPage(`${data.shown}?known=${known.join('.')}`),
    async loadChoices(to, words, on) {
      if (to === 'place' || to === 'placeDetails') {
        const { loadPlaces } = await importAgain(() => import('./load-places'));
        return loadPlaces(window, to, words);
      }
      const address =
        to === 'video'
          ? `/api/videos?${new URLSearchParams({ address: words })}`
          : `${data.choices}?${new URLSearchParams({ to, q: words, ...(on !== undefined && { on }) })}`;
      const response = await fetch(address, {
        headers: { accept: 'application/json' },
      });
      if (!response.ok) throw new Error(String(response.status));
      return ((await response.json()) as { data: FieldChoice[] }).data;
    },
    patterns: createPatternStore(fetch, data),
    files: { upload: createUploadFile(data.files), blocksOf: blocksOfFiles, countBlocksOf },
    signIn: '/config/sign-in',
    sendPresence: createPresenceCall(fetch, data, window.document),
    review: createReviewPort(fetch, pagePath(data)),
  };
}

/** The path of the page in the area. */
export function pagePath({ edits }: Pick<EditorData, 'edits'>): string {
  return edits.replace(/\/edits$/, '');
}
