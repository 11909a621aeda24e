import type { PageBlock, PageDocument, PageSection } from '@frontage/site-model';
import type { RichNode, RichWords } from '@frontage/site-model/fields';
import type { PageEditor } from './page-editor';
import { expect } from './visitor';

/** What is looked up by its name while a page is built. */
export interface BuildOptions {
  /** The name of a picture's file. */
  pictureName(assetId: string): string;
  /** What the dialog of links calls a page, by its address. */
  pageName(href: string): string;
}

/** The names of line kinds, as the editor says them. */
const kindNames = {
  paragraph: 'Paragraph',
  lead: 'Lead',
  small: 'Small print',
  heading1: 'Title of the page',
  heading2: 'Heading',
  heading3: 'Smaller heading',
} as const;
const widthNames = { text: 'Of text', wide: 'Wide', full: 'Whole window' } as const;
const toneNames = { plain: 'Plain', tinted: 'Tinted', dark: 'Dark', accent: 'Accent' } as const;

/**
 * Builds a page by mouse and keys, in the editor of one that has a single section with one text.
 *
 * @param editor the open editor
 * @param document what the page becomes, of texts, pictures and buttons
 */
export async function buildPage(
  editor: PageEditor,
  { sections }: PageDocument,
  options: BuildOptions,
): Promise<void> {
  const hand = createHand(editor, options);
  for (const [index, section] of sections.entries()) {
    if (index === 0) await editor.blocks.first().click();
    else await hand.addSection();
    await hand.fillSection(section);
  }
  await editor.seesSaved();
}

function createHand(editor: PageEditor, { pictureName, pageName }: BuildOptions) {
  const { page, panel } = editor;
  const heard = page.locator('[data-editor-announcement]');
  const press = (name: string | RegExp) =>
    panel.getByRole('button', { name, exact: typeof name === 'string' }).click();
  const type = (words: string) => page.keyboard.insertText(words);

  /** Leaves the section's text chosen, which stays as the first block or goes. */
  async function addSection(): Promise<void> {
    await press(/^Section: layout/);
    await press('New section below');
    await expect(heard).toHaveText('Text chosen');
    await expect(editor.frame.getByRole('textbox', { name: 'Text' })).toBeFocused();
  }

  async function fillSection({ width, tone, blocks }: PageSection): Promise<void> {
    await press(/^Section: layout/);
    await panel.getByLabel('Width', { exact: true }).selectOption(widthNames[width]);
    await press(toneNames[tone]);
    await panel.getByRole('heading', { name: 'Blocks in it' }).waitFor();
    await panel.getByRole('listitem').getByRole('button', { name: 'Text' }).first().click();
    const [first, ...others] = blocks;
    if (first?.type === 'text') await fillBlock(first);
    else if (first) await addBlock(first);
    // The text that the section came with.
    if (first && first.type !== 'text') await removeText();
    for (const block of others) await addBlock(block);
  }

  async function removeText(): Promise<void> {
    await press(/^Section: layout/);
    await panel.getByRole('listitem').getByRole('button', { name: 'Text' }).first().click();
    await press('Remove');
    await expect(heard).toHaveText('Text removed. Undo brings it back.');
    await editor.seesSaved();
    await editor.blocks.last().click();
  }

  async function addBlock(block: PageBlock): Promise<void> {
    const kind = { text: 'Text', image: 'Image', button: 'Button' }[block.type] ?? '';
    await page.getByRole('button', { name: 'Add block' }).click();
    await page.getByRole('dialog').getByRole('button', { name: kind, exact: true }).click();
    await expect(heard).toHaveText(`${kind} chosen`);
    await fillBlock(block);
  }

  async function fillBlock({ type: kind, data, column }: PageBlock): Promise<void> {
    // A table of the sample site, whose nodes are written as they are read.
    if (kind === 'text') await writeText(data.nodes as unknown as RichNode[]);
    if (kind === 'image') await fillImage(data);
    if (kind === 'button') {
      await panel.getByLabel('Text', { exact: true }).fill(String(data.text));
      await panel.getByRole('button', { name: 'Choose Link' }).click();
      await chooseLink(String(data.href));
    }
    if (column) {
      await setNumber('Last column', column.start + column.span - 1);
      await setNumber('First column', column.start);
    }
    await editor.seesSaved();
  }

  async function setNumber(label: string, value: number): Promise<void> {
    const field = panel.getByLabel(label, { exact: true });
    await field.fill(String(value));
    await field.press('Tab');
    await expect(panel.getByLabel(label, { exact: true })).toHaveValue(String(value));
  }

  async function fillImage({ assetId, caption, ratio }: PageBlock['data']): Promise<void> {
    const name = pictureName(String(assetId));
    await panel.getByRole('button', { name: 'Choose Picture' }).click();
    await page.getByRole('dialog').getByRole('searchbox').fill(name);
    await page.getByRole('dialog').getByRole('button', { name }).click();
    if (caption !== undefined)
      await panel.getByLabel('Caption', { exact: true }).fill(String(caption));
    if (ratio !== undefined) {
      await panel.getByText('Layout', { exact: true }).first().click();
      await panel.getByLabel('Shape', { exact: true }).fill(String(ratio));
    }
  }

  async function chooseLink(href: string): Promise<void> {
    const name = pageName(href);
    const dialog = page.getByRole('dialog', { name: 'Link' });
    await dialog.getByRole('searchbox').fill(name.split(' · ')[0] ?? '');
    await dialog.getByRole('button', { name, exact: true }).click();
  }

  async function writeText(nodes: readonly RichNode[]): Promise<void> {
    const words = editor.frame.getByRole('textbox', { name: 'Text' });
    await words.press('Control+a');
    await page.keyboard.press('Delete');
    for (const [index, node] of nodes.entries()) {
      if (index > 0) await page.keyboard.press('Enter');
      await writeNode(node);
    }
  }

  async function writeNode(node: RichNode): Promise<void> {
    const chooseKind = (name: string) => panel.getByLabel('Kind of line').selectOption(name);
    switch (node.kind) {
      case 'list':
        await chooseKind('Paragraph');
        await press(node.ordered ? 'Numbered list' : 'List');
        for (const [index, item] of node.items.entries()) {
          if (index > 0) await page.keyboard.press('Enter');
          await writeWords(item);
        }
        // An item without words ends the list; what follows stands in its place.
        await page.keyboard.press('Enter');
        return;
      case 'quote':
        await chooseKind('Quotation');
        await writeWords(node.words);
        await panel.getByLabel('Who said it').fill(node.by ?? '');
        return;
      case 'heading':
        await chooseKind(kindNames[`heading${node.level}`]);
        return writeWords(node.words);
      default:
        await chooseKind(kindNames[node.kind]);
        return writeWords(node.words);
    }
  }

  async function writeWords(words: readonly RichWords[]): Promise<void> {
    for (const word of words) {
      if (typeof word === 'string') {
        await type(word);
        continue;
      }
      await type(word.text);
      for (const _ of word.text) await page.keyboard.press('Shift+ArrowLeft');
      await press('Link');
      await chooseLink(word.href ?? '');
      await page.keyboard.press('ArrowRight');
    }
  }

  return { addSection, fillSection };
}
