import { median } from '../median.mjs';

const warming = 100;
const runs = 400;

/** As many blocks as the page that the targets speak of. */
const manyBlocks = 60;

/**
 * How long rendering takes, as medians in milliseconds: everything anew, and again
 * after one block was edited while the others are known. The edited page is read anew,
 * as the server reads it: none of its blocks is the same object.
 *
 * @param {import('@frontage/react-blocks/server').RenderInput} home as the server renders the
 *   home page
 * @param {(input: object) => { html: string }} renderPage
 */
export function timeRenders(home, renderPage) {
  const many = withBlocks(home, manyBlocks);
  return Object.fromEntries(
    Object.entries({ home, many }).map(([name, input]) => [
      name,
      {
        blocks: countBlocks(input),
        cold: timeCold(input, renderPage),
        edited: timeEdited(input, renderPage),
      },
    ]),
  );
}

function timeCold(input, renderPage) {
  return timeMedian(() => ({ ...input, fragments: undefined }), renderPage);
}

function timeEdited(input, renderPage) {
  const withCache = { ...input, fragments: new Map() };
  renderPage(withCache);
  let edit = 0;
  if (!renderPage(editFirstText(withCache, 'Edited.')).html.includes('Edited.'))
    throw new Error('[bench] an edit is not to be seen.');
  return timeMedian(() => readAnew(editFirstText(withCache, `Edit ${(edit += 1)}.`)), renderPage);
}

function timeMedian(nextInput, renderPage) {
  const times = [];
  for (let run = 0; run < warming + runs; run += 1) {
    const input = nextInput();
    const start = performance.now();
    const { html } = renderPage(input);
    const time = performance.now() - start;
    if (!html.endsWith('</html>')) throw new Error('[bench] a page was not rendered to its end.');
    if (run >= warming) times.push(time);
  }
  return median(times);
}

const countBlocks = ({ page }) =>
  page.document.sections.reduce((sum, { blocks }) => sum + blocks.length, 0);

const withSections = (input, sections) => ({
  ...input,
  page: { ...input.page, document: { ...input.page.document, sections } },
});

/** The page's sections over and over, with ids of their own, until there are so many blocks. */
function withBlocks(input, wanted) {
  const { sections } = input.page.document;
  const next = [];
  let missing = wanted;
  for (let copy = 0; missing > 0; copy += 1) {
    for (const section of sections) {
      const blocks = section.blocks
        .slice(0, missing)
        .map((block) => ({ ...block, id: `${block.id}-${copy}` }));
      if (blocks.length > 0) next.push({ ...section, id: `${section.id}-${copy}`, blocks });
      missing -= blocks.length;
    }
  }
  return withSections(input, next);
}

/** Appends a paragraph to the first block of text. */
function editFirstText(input, text) {
  const { sections } = input.page.document;
  const sectionIndex = sections.findIndex(({ blocks }) =>
    blocks.some(({ type }) => type === 'text'),
  );
  const edit = (block, index, blocks) => {
    if (index !== blocks.findIndex(({ type }) => type === 'text')) return block;
    return {
      ...block,
      data: { ...block.data, nodes: [...block.data.nodes, { kind: 'paragraph', words: [text] }] },
    };
  };
  return withSections(
    input,
    sections.with(sectionIndex, {
      ...sections[sectionIndex],
      blocks: sections[sectionIndex].blocks.map(edit),
    }),
  );
}

const readAnew = (input) => ({ ...input, page: structuredClone(input.page) });
