import type { PageBlock, PageDocument, PageSection } from '../../page-document';

/** An id from a number. */
export function testPageId(number: number): string {
  return number.toString(16).padStart(24, '0');
}

/** A block that stores one word. */
export const testPageBlock = (number: number, words = `words ${number}`): PageBlock => ({
  id: testPageId(number),
  type: 'text',
  data: { words },
});

/** A page of two sections with two blocks each, numbered 1 to 4. */
export function testPage(): PageDocument {
  const section = (id: string, blocks: PageBlock[]): PageSection => ({
    id,
    width: 'text',
    tone: 'plain',
    blocks,
  });
  return {
    version: 1,
    sections: [
      section('top', [testPageBlock(1), testPageBlock(2)]),
      section('end', [testPageBlock(3), testPageBlock(4)]),
    ],
  };
}
