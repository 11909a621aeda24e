import type { JsonObject, PageBlock, PageSection } from '@frontage/site-model';
import type { SitePopup } from '@frontage/site-model/fields';

/**
 * Returns what a pop-up shows as a section of blocks: its picture, its heading with its text, its
 * newsletter form and its button, so that each looks and works as on any page.
 */
export function popupSection({ title, nodes, assetId, formId, button }: SitePopup): PageSection {
  const block = (type: string, isThere: boolean, data: JsonObject): PageBlock[] =>
    // Without ids the page editor does not take them for blocks of the page.
    isThere ? [{ id: '', type, data }] : [];
  const heading = { kind: 'heading', level: 2, words: [title] } as const;
  return {
    id: 'popup',
    width: 'text',
    tone: 'plain',
    blocks: [
      ...block('image', assetId !== '', { assetId }),
      ...block('text', true, { nodes: [heading, ...nodes] }),
      ...block('newsletter', formId !== '', { formId }),
      ...block('button', button.text !== '' && button.href !== '', { ...button }),
    ],
  };
}
