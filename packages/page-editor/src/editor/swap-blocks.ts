import { idStart } from '../elements/id-start';
import { pictureBehind } from '../elements/picture-behind';
import { pageMarkup } from '../page/page-markup';

/**
 * A page that was shown, by which it is seen what has changed since: the mark or the markup of each
 * block.
 */
export type ShownCells = Map<string, string>;

/** Lists what a page's blocks are as the server made it, by the ids of the blocks. */
export function listCells(page: Document): ShownCells {
  return new Map(cellsOf(page).map((cell) => [blockIdOf(cell), takeContent(cell)]));
}

/** Lists the marks among what was shown: markup begins with a bracket. */
export function listMarks(shown: ShownCells): readonly string[] {
  return [...shown.values()].filter((content) => !content.startsWith('<'));
}

/** What is in a cell: its mark, which is taken off, or all of it. */
function takeContent(cell: HTMLElement): string {
  const mark = cell.getAttribute(pageMarkup.mark);
  cell.removeAttribute(pageMarkup.mark);
  cell.removeAttribute(pageMarkup.known);
  return mark ?? cell.outerHTML;
}

/** What became of a page. */
export interface SwappedBlocks {
  /** The new elements of blocks. */
  readonly added: readonly HTMLElement[];
  /**
   * Whether it shows every block of the newer page. One that was removed, and brought back at once,
   * may have been left out: the page is asked for once more.
   */
  readonly isComplete: boolean;
}

/**
 * Brings a page in a frame up to date with a newer one: blocks that are the same stay the elements
 * that they are, with all that their scripts have done.
 *
 * @param live the page in the frame
 * @param fresh the newer page
 * @param shown the markup that the live page was made of; it is brought up to date too
 * @param keep the id of a block that stays, since somebody writes in it. @default none
 */
export function swapBlocks(
  live: Document,
  fresh: Document,
  shown: ShownCells,
  keep?: string,
): SwappedBlocks {
  const ids = new Set<string>();
  const added: HTMLElement[] = [];
  let isComplete = true;
  const freshSections = sectionsOf(fresh);
  const home = sectionsOf(live)[0]?.parentElement ?? live.querySelector('main');
  const sections = freshSections.map((section) => {
    const cells = [...section.querySelectorAll<HTMLElement>(`.${pageMarkup.cell}`)].flatMap(
      (cell) => {
        const id = blockIdOf(cell);
        const before = findCell(live, cell);
        if (before || !cell.hasAttribute(pageMarkup.known)) ids.add(id);
        if (cell.hasAttribute(pageMarkup.known)) {
          // Left out, and gone from here meanwhile.
          isComplete &&= before !== null;
          return before ?? [];
        }
        const content = takeContent(cell);
        const isSame = shown.get(id) === content;
        shown.set(id, content);
        if (before && (isSame || id === keep)) {
          copyData(cell, before);
          if (!isSame) copyRoot(cell.firstElementChild, before.firstElementChild);
          return before;
        }
        const adopted = live.adoptNode(cell);
        added.push(adopted);
        return adopted;
      },
    );
    const same = live.getElementById(section.id) ?? live.importNode(section, false);
    copyData(section, same);
    let grid = same.querySelector(`.${pageMarkup.grid}`);
    if (!grid) {
      grid = live.createElement('div');
      grid.className = pageMarkup.grid;
      same.replaceChildren(grid);
    }
    arrangeChildren(grid, cells);
    showBehind(section, same);
    return same;
  });
  if (home) {
    const isSection = (child: Element) => child.classList.contains(pageMarkup.section);
    const before = [...home.children];
    const first = before.findIndex(isSection);
    const others = before.filter((child) => !isSection(child));
    // What stands above the sections stays there.
    arrangeChildren(home, others.toSpliced(Math.max(0, first), 0, ...sections));
  }
  for (const id of shown.keys()) if (!ids.has(id)) shown.delete(id);
  return { added, isComplete };
}

/** The id of the block that a cell holds. */
function blockIdOf(cell: Element): string {
  const id = cell.firstElementChild?.id ?? '';
  return id.startsWith(idStart.block) ? id.slice(idStart.block.length) : id;
}

/** The cell of the same block on another page. */
function findCell(page: Document, { firstElementChild: root }: Element): HTMLElement | null {
  return page.getElementById(root?.id ?? '')?.closest(`.${pageMarkup.cell}`) ?? null;
}

function cellsOf(page: Document): HTMLElement[] {
  return [...page.querySelectorAll<HTMLElement>(`.${pageMarkup.section} .${pageMarkup.cell}`)];
}

function sectionsOf(page: Document): HTMLElement[] {
  return [...page.querySelectorAll<HTMLElement>(`.${pageMarkup.section}`)];
}

/**
 * Makes these the children of an element. What stands in its place already is not moved, since a
 * frame may load anew; nor is what has the focus, since a browser takes it from what is moved.
 */
export function arrangeChildren(parent: Element, children: readonly Element[]): void {
  const wanted = new Set(children);
  for (const child of [...parent.children]) if (!wanted.has(child)) child.remove();
  const { activeElement } = parent.ownerDocument;
  const staying = children.findIndex(
    (child) => child.parentElement === parent && child.contains(activeElement),
  );
  // What comes before it, from its place on upwards; then what follows.
  for (let index = staying - 1; index >= 0; index -= 1)
    placeBefore(parent, children[index], children[index + 1]);
  let there = staying < 0 ? parent.firstElementChild : children[staying]?.nextElementSibling;
  for (const child of children.slice(staying + 1)) {
    if (there === child) there = child.nextElementSibling;
    else put(parent, child, there);
  }
}

function placeBefore(parent: Element, child: Element | undefined, next: Element | undefined): void {
  if (child && next && child.nextElementSibling !== next) put(parent, child, next);
}

/** A frame in what only changes its place does not load anew, where the browser can do that. */
function put(parent: Element, child: Element, next: Element | null = null): void {
  if (child.isConnected && parent.isConnected && 'moveBefore' in parent)
    parent.moveBefore(child, next);
  else parent.insertBefore(child, next);
}

function copyData(from: Element, to: Element): void {
  for (const { name } of [...to.attributes])
    if (name.startsWith('data-') && !from.hasAttribute(name)) to.removeAttribute(name);
  for (const { name, value } of [...from.attributes])
    if (name.startsWith('data-') && to.getAttribute(name) !== value) to.setAttribute(name, value);
}

/** What lies behind the blocks of a section: it stays the element that it is, if it is the same. */
function showBehind(from: Element, to: Element): void {
  const [fresh, shown] = [pictureBehind(from), pictureBehind(to)];
  if (fresh?.outerHTML === shown?.outerHTML) return;
  shown?.remove();
  if (fresh) to.prepend(to.ownerDocument.adoptNode(fresh));
}

/** A block in which somebody writes gets its new look; the writer's own classes stay. */
function copyRoot(from: Element | null, to: Element | null): void {
  if (!from || !to) return;
  copyData(from, to);
  const own = [...to.classList].filter((name) => name.startsWith('ProseMirror'));
  const look = [from.className, ...own].join(' ');
  // The same again would have the browser style and paint it anew.
  if (to.className !== look) to.className = look;
}
