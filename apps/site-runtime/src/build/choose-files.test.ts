import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseFiles } from './choose-files';
import type { SplitChunk } from './find-loaded-chunks';
import { reachable } from './reachable';
import { block, part, shared } from '../testing/split-chunks';
import { splitGraph } from '../testing/split-graph';

const common = shared('common');
const react = shared('react-itself', [], '/checkout/node_modules/react/index.js');
const server = shared('server', [], '/checkout/packages/site-api/src/call.ts');

/** The files that hold the chunks' modules. */
const filesOf = (wanted: readonly SplitChunk[], chunks: readonly SplitChunk[]) => {
  const files = chooseFiles(chunks);
  return wanted.map(({ moduleIds: [id = ''] }) => files.get(id));
};

/** The files that import a file that imports them. */
function importingEachOther(
  fileOf: ReadonlyMap<string, string>,
  importsOf: ReadonlyMap<string, readonly string[]>,
): string[] {
  const files = new Map(
    [...new Set(fileOf.values())].map((fileName) => {
      const ids = [...fileOf.keys()].filter((id) => fileOf.get(id) === fileName);
      const imported = ids.flatMap((id) => importsOf.get(id) ?? []);
      const imports = imported.flatMap((id) => fileOf.get(id) ?? []);
      return [fileName, { fileName, imports: imports.filter((name) => name !== fileName) }];
    }),
  );
  return [...files.values()]
    .filter((file) => file.imports.some((name) => reachable(files, name).has(file)))
    .map(({ fileName }) => fileName);
}

/** What two parts share has modules of two packages, of which one imports the other. */
const splitBetweenFiles: [number[][], Parameters<typeof splitGraph>[1][number][]] = [
  [[], [], [], [], [], [], [14], [], [26, 37], [33, 35], [], [], []],
  [[35], [34, 6], [8], []].map((needs) => ({
    needs,
    later: [],
    isBlock: false,
    folder: 'gallery',
  })),
];

describe('chooseFiles', () => {
  it('blocks of several folders share one file', () => {
    const chunks = [common, block('image', [common]), block('form', [common])];
    expect(filesOf([common], chunks)).toEqual(['base']);
  });

  it('what calls the server lies apart from that, and so does what needs it', () => {
    const caller = shared('caller', [server, common]);
    const chunks = [
      ...[common, server, caller],
      block('form', [caller, common]),
      block('product', [caller, common]),
      block('image', [common]),
    ];
    expect(filesOf([server, caller, common], chunks)).toEqual(['calls', 'calls', 'base']);
  });

  it('what only islands need comes with React; what others need as well does not', () => {
    const totals = shared('totals', [react]);
    const chunks = [
      ...[react, totals, common],
      block('cart', [totals, react, common]),
      block('checkout', [totals, react]),
      block('search', [react]),
      block('indicator', [common]),
    ];
    expect(filesOf([react, totals, common], chunks)).toEqual(['react', 'react', 'base']);
  });

  it('variants of a block share a file named after the lightest of them', () => {
    const extra = shared('extra');
    const heavy = block('a-heavy', [common, extra], { folder: 'gallery' });
    const chunks = [common, extra, heavy, block('gallery', [common])];
    expect(filesOf([common], chunks)).toEqual(['gallery']);
  });

  it('no variant loads what only heavier ones need', () => {
    const [moving, more] = [shared('moving'), shared('more')];
    const chunks = [
      ...[common, moving, more],
      block('gallery', [common]),
      block('moving-gallery', [common, moving], { folder: 'gallery' }),
      block('old-gallery', [common, moving, more], { folder: 'gallery' }),
    ];
    expect(filesOf([common, moving], chunks)).toEqual(['gallery', 'moving-gallery']);
  });

  it('what later parts of another block need as well comes without the rest', () => {
    const rest = shared('rest');
    const opener = part('opener', [common]);
    const gallery = block('gallery', [common, rest], { later: [opener] });
    const variant = block('old-gallery', [common, rest, server], { folder: 'gallery' });
    const chunksOfFile = [common, rest, server, opener, gallery, variant];
    expect(filesOf([common, rest], chunksOfFile)).toEqual(['gallery', 'gallery']);
    const image = block('image', [], { later: [opener] });
    expect(filesOf([common, rest], [...chunksOfFile, image])).toEqual([
      'gallery-shared',
      'gallery',
    ]);
  });

  it('whether a part is another block’s is told through parts that load it', () => {
    const opener = part('opener', [common]);
    const between = part('between', [], [opener]);
    const chunks = [
      ...[common, opener, between],
      block('gallery', [common], { later: [opener] }),
      block('image', [], { later: [between] }),
    ];
    expect(filesOf([common], chunks)).toEqual(['gallery-shared']);
  });

  it('that an island loads a part of another block later changes nothing', () => {
    const captcha = part('captcha', [common]);
    const chunks = [
      ...[react, common, captcha],
      block('form', [common], { later: [captcha] }),
      block('cart', [react], { later: [captcha] }),
    ];
    expect(filesOf([common], chunks)).toEqual(['form']);
  });

  it('parts may load each other', () => {
    const right = part('right', [common], [part('left', [])]);
    const left = part('left', [common], [right]);
    const chunks = [common, left, right, block('form', [common], { later: [left] })];
    expect(filesOf([common], chunks)).toEqual(['form']);
  });

  it('a few names get no file of their own, unless they import something', () => {
    const names = { ...shared('names'), code: 'x'.repeat(149) };
    const needy = { ...shared('needy', [common]), code: 'x'.repeat(149) };
    const opener = part('opener', [names, needy]);
    const chunks = [
      ...[common, names, needy, opener],
      block('gallery', [names, needy], { later: [opener] }),
      block('image', [common]),
    ];
    expect(filesOf([names, needy], chunks)).toEqual(['gallery', 'gallery']);
    const alone = [names, part('opener', [names]), block('gallery', [names])];
    expect(filesOf([names], alone)).toEqual(['base']);
    const enough = { ...names, code: 'x'.repeat(150) };
    expect(
      filesOf([enough], [enough, part('opener', [enough]), block('gallery', [enough])]),
    ).toEqual(['gallery']);
  });

  it('what only later parts share lies in a file for each package', () => {
    const layer = shared('layer', [], '/checkout/packages/overlay/src/layer.ts');
    const later = [part('view', [layer]), part('error', [layer])];
    expect(filesOf([layer], [layer, ...later, block('form', [], { later })])).toEqual(['overlay']);
  });

  it('what later parts of any block may need lies where all find it', () => {
    const clock = shared('clock', [], '/checkout/packages/core-lifecycle/src/clock.ts');
    const steps = part('steps', [clock]);
    const chunks = [clock, steps, block('form', [clock], { later: [steps] })];
    expect(filesOf([clock], chunks)).toEqual(['base']);
  });

  it('what is loaded for itself stays as it is', () => {
    const steps = part('steps', [common]);
    const chunks = [common, steps, block('form', [common], { later: [steps] })];
    expect([...chooseFiles(chunks).keys()]).toEqual(common.moduleIds);
  });

  it('it does not matter where the checkout lies, nor how its paths are written', () => {
    const elsewhere = (id: string): string =>
      `C:/usr/src/packages/blocks${id}`.replaceAll('/', '\\');
    const chunks = [
      ...[react, server, common],
      block('image', [common]),
      block('form', [server]),
      block('published-form', [server], { folder: 'form' }),
      block('cart', [common, react]),
      block('checkout', [common, react]),
    ];
    const moved = chunks.map((chunk) => ({
      ...chunk,
      moduleIds: chunk.moduleIds.map(elsewhere),
      facadeModuleId: chunk.facadeModuleId && elsewhere(chunk.facadeModuleId),
    }));
    expect([...chooseFiles(moved).values()]).toEqual(['react', 'form', 'base']);
    expect([...chooseFiles(chunks).values()]).toEqual(['react', 'form', 'base']);
  });

  it('no file imports one that imports it, whatever blocks there are', () => {
    const numbers = fc.array(fc.nat(40), { maxLength: 4 });
    const entry = fc.record({
      needs: numbers,
      later: numbers,
      isBlock: fc.boolean(),
      folder: fc.constantFrom('gallery', 'form', 'cart'),
    });
    fc.assert(
      fc.property(
        fc.array(numbers, { minLength: 6, maxLength: 24 }),
        fc.array(entry, { minLength: 2, maxLength: 8 }),
        (imports, entries) => {
          const { chunks, importsOf } = splitGraph(imports, entries);
          expect(importingEachOther(chooseFiles(chunks), importsOf)).toEqual([]);
        },
      ),
      { numRuns: 300, examples: [splitBetweenFiles] },
    );
  });
});
