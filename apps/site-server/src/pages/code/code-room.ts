import type { BlockContent, BlockPage } from '../block-content';
import { codeFrameAction } from './code-frame-action';
import { codeTexts } from './code-texts';
import { addressOfPageCode, listPageCodes } from './page-codes';

/** What the code of owners adds to the server. */
export const codeRoom = {
  actions: [codeFrameAction],
  texts: codeTexts,
  textsTitle: 'Code from other addresses',
  loadBlocks,
};

/** Gives the frames of a page's code their addresses. */
function loadBlocks({ page, document }: BlockPage): Promise<BlockContent | undefined> {
  const codes = listPageCodes(document);
  const addresses = new Map(codes.map((code) => [code.id, addressOfPageCode(page.id, code)]));
  return Promise.resolve(
    codes.length === 0 ? undefined : { input: { codeFrame: (id) => addresses.get(id) } },
  );
}
