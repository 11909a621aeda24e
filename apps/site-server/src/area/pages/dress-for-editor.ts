import { createHash } from 'node:crypto';
import { frameStyle, pageMarkup } from '@frontage/page-editor/page';
import type { ServedPage } from '../../pages/create-render-service';

const styleHash = `sha256-${createHash('sha256').update(frameStyle).digest('base64')}`;
const style = `<style ${pageMarkup.look}="">${frameStyle}</style>`;

/** The start tag of a block up to its id, where no `tabindex` follows. */
const blockStart = new RegExp(
  `<[a-z]+(?: [^<>]*)? id="${pageMarkup.block}[0-9a-f]{24}"(?![^<>]* tabindex=)`,
  'g',
);

/**
 * Gives a page what its editor would add to it at once: its look, and blocks that the Tab key comes
 * to. So the browser styles and lays out the page once.
 */
export function dressForEditor({ html, policy }: ServedPage): ServedPage {
  return {
    html: html
      .replace('</head>', () => `${style}</head>`)
      .replace(blockStart, (start) => `${start} tabindex="0"`),
    policy: { ...policy, style: [...policy.style, styleHash] },
  };
}
