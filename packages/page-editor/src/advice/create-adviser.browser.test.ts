import { defineFields, text } from '@frontage/site-model/fields';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { sayAdvice } from './advice-texts';
import { blockFacts } from './block-facts';
import { createAdviser } from './create-adviser';

/** A picture of 40 × 30 px. */
const picture =
  'data:image/svg+xml,' +
  encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"/>');
const frames: HTMLIFrameElement[] = [];

afterEach(() => frames.splice(0).forEach((frame) => frame.remove()));

/** Shows a page of blocks `b0`, `b1` and so on, as the editor's frame does. */
function showPage(
  blocks: readonly string[],
  { title = 'Pots', description = 'Pots of ash.' } = {},
) {
  const frame = document.createElement('iframe');
  frame.style.cssText = 'inline-size:800px;block-size:600px';
  document.body.append(frame);
  frames.push(frame);
  const page = frame.contentDocument as Document;
  const cells = blocks.map(
    (html, index) => `<div class="fr-cell"><div id="block-b${index}">${html}</div></div>`,
  );
  const head = `<title>${title}</title><meta name="description" content="${description}">`;
  const parsed = new DOMParser().parseFromString(
    `${head}<main style="color:#222;background:#fff">${cells.join('')}</main>`,
    'text/html',
  );
  page.replaceChild(page.importNode(parsed.documentElement, true), page.documentElement);
  return page;
}

/** What is said of a page, by block. */
const advise = (...given: Parameters<typeof showPage>) =>
  createAdviser(showPage(...given))().map(({ code, block, values }) => [
    block,
    code,
    sayAdvice(code, values),
  ]);
const codes = (...given: Parameters<typeof showPage>) =>
  advise(...given).map(([block, code]) => `${block ?? 'page'} ${code}`);
const heading = '<h1>Pots</h1>';

describe('what visitors may trip over', () => {
  it('is what leads to a page without a list, for as long as that has none', () => {
    const page = showPage([heading, '<ul><li><a href="/notes?tag=ash">Ash</a></li></ul>']);
    const tags = page.querySelector<HTMLElement>('#block-b1');
    const list = createAdviser(page);
    expect(list()).toEqual([]);
    tags?.setAttribute('data-lacks-list', '');
    expect(list()).toEqual([{ code: 'noItemList', values: {}, block: 'b1' }]);
    tags?.removeAttribute('data-lacks-list');
    expect(list()).toEqual([]);
  });

  it('[1.02b] is nothing on a page that is right', () => {
    const image = `<img alt="A jar" width="400" height="300" style="inline-size:200px" src="${picture}">`;
    expect(codes([heading, `<h2>Jars</h2><p>Fired <a href="/">in ash</a>.</p>${image}`])).toEqual(
      [],
    );
  });

  it('[1.02b] are pictures without alternative text, counted by block; hidden ones are none', () => {
    const bare = `<img src="${picture}">`;
    const hidden = `<span aria-hidden="true">${bare}</span>`;
    expect(codes([heading, bare, `${bare}<img alt=" " src="${picture}">`, hidden])).toEqual([
      'b1 silentPicture',
      'b2 silentPictures',
    ]);
    expect(advise([heading, bare + bare])[0]?.[2]).toContain('2 pictures have');
  });

  it('[1.02b] are no pictures that stand in a link beside its words, such as those of products', () => {
    const bare = `<img alt="" src="${picture}">`;
    const card = `<a href="/jar">${bare}<h2>Jar</h2></a>`;
    expect(codes([heading, card, `<a href="/jar" aria-label="Jar">${bare}</a>`])).toEqual([
      'b2 silentPicture',
    ]);
  });

  it('[1.02b] are frames without a name, unless nobody is told of them', () => {
    const frame = (attributes: string) => `<iframe ${attributes}></iframe>`;
    const named =
      frame('title="Tides"') + frame('aria-label="Tides"') + frame('aria-hidden="true"');
    expect(codes([heading, named, frame(''), frame('title=" "')])).toEqual([
      'b2 silentFrame',
      'b3 silentFrame',
    ]);
  });

  it('[1.02b] are descriptions of pictures that are names of files', () => {
    const images = ['DSC_0042.jpg', 'IMG 1234', 'image', 'The image of a jar', 'Jar no. 3']
      .map((alt) => `<img alt="${alt}" src="${picture}">`)
      .join('');
    expect(advise([heading, images]).map(([, , text]) => text?.slice(0, 16))).toEqual([
      '“DSC_0042.jpg” d',
      '“IMG 1234” does ',
      '“image” does not',
    ]);
  });

  it('[1.02b] are not blocks that visitors do not see, nor pictures that are called ornaments', () => {
    const bare = `<img src="${picture}">`;
    const page = showPage([heading, `<h1>Hidden</h1>${bare}`, bare, bare + bare]);
    const table = defineFields({ alt: text({ label: 'Text', most: 9, mayBeEmpty: true }) });
    const stored: Readonly<Record<string, Parameters<typeof blockFacts>[0]>> = {
      b1: { hidden: true, data: {} },
      b2: { data: { alt: '' } },
      b3: { data: { alt: '' } },
    };
    const factsOf = (id: string) => stored[id] && blockFacts(stored[id], table);
    const found = createAdviser(page, { factsOf })();
    expect(found.map(({ block, code }) => [block, code])).toEqual([['b3', 'silentPicture']]);
  });

  it('[1.02b] are pictures that are shown larger than their file, by how they fill their frame', () => {
    const image = (style: string) =>
      `<img alt="A jar" width="40" height="30" style="${style}" src="${picture}">`;
    const wide = image('inline-size:200px;block-size:30px;object-fit:cover');
    const whole = image('inline-size:200px;block-size:30px;object-fit:contain');
    expect(advise([heading, wide, whole])).toEqual([
      ['b1', 'smallPicture', expect.stringContaining('40 × 30 px fills 200 px')],
    ]);
  });

  it('are no drawings, which are sharp at any size, and no pictures that keep their size', () => {
    const style = 'style="inline-size:200px;block-size:30px;object-fit:scale-down"';
    const size = 'alt="A jar" width="40" height="30"';
    const large = 'style="inline-size:200px"';
    const pictures = [
      `<img ${size} ${style} src="${picture}">`,
      `<img ${size} ${large} src="/assets/1/jar.svg?format=100w">`,
      // One that waits until it is in sight.
      `<img ${size} ${large} data-src="/assets/1/jar.svg">`,
    ];
    expect(codes([heading, ...pictures])).toEqual([]);
  });

  it('[1.02b] are links without words, and words that say nothing; a picture names a link', () => {
    const page = [
      heading,
      '<a href="/a"></a><a href="/b"> Here! </a><a href="/c">read more</a>',
      `<a href="/d"><img alt="The jar" src="${picture}"></a><a href="/e" aria-label="Jars"></a><a href="/f">More jars</a>`,
      // Of a list that goes on.
      '<a href="/g?page=2" rel="next">More</a>',
    ];
    expect(codes(page)).toEqual(['b1 silentLink', 'b1 vagueLink', 'b1 vagueLink']);
  });

  it('[1.02b] are links to a place on the page, once it has gone', () => {
    const page = showPage([heading, '<a href="#block-b2">The kiln</a>', '<p>Kiln</p>']);
    const list = createAdviser(page);
    expect(list()).toEqual([]);
    page.getElementById('block-b2')?.parentElement?.remove();
    expect(list()).toEqual([{ code: 'lostLink', values: { words: 'The kiln' }, block: 'b1' }]);
  });

  it('[1.02b] are headings out of order, empty ones, a second title, or none', () => {
    expect(codes([heading, '<h3>Glaze</h3>', '<h1>Jars</h1><h2></h2>'])).toEqual([
      'b1 skippedHeading',
      'b2 secondTitle',
      'b2 emptyHeading',
    ]);
    expect(codes(['<h2>Jars</h2>'])).toEqual(['page noTitle']);
  });

  it('[1.02b] are words with too little contrast, less of it where they are large', () => {
    const grey = 'color:oklch(0.65 0 0)';
    expect(advise([heading, `<p style="${grey}">Fired in ash</p>`])).toEqual([
      [
        'b1',
        'contrast',
        '“Fired in ash” is hard to read: its contrast is 3.2:1, and 4.5:1 is needed.',
      ],
    ]);
    expect(codes([heading, `<h2 style="${grey};font-size:24px">Ash</h2>`])).toEqual([]);
  });

  it('[1.02b] mixes what shines through, and leaves out words over pictures and hidden ones', () => {
    const through = '<div style="background:rgb(0 0 0/.5)"><p style="color:#777">Ash</p></div>';
    const over = `<div style="background-image:url('${picture}')"><p style="color:#fff">Ash</p></div>`;
    const hidden = '<p hidden style="color:#fff">Ash</p>';
    expect(codes([heading, through, over, hidden])).toEqual(['b1 contrast']);
  });

  it('[1.02b] are words over the picture of a section whose veil is too thin for any picture', () => {
    const page = showPage(['<p>Ash</p>']);
    const main = page.querySelector('main') as HTMLElement;
    const section = page.createElement('section');
    section.id = 'section-top';
    section.style.background = '#fff';
    section.append(...main.childNodes);
    const behind = page.createElement('div');
    behind.className = 'fr-section__picture';
    section.prepend(behind);
    main.append(section);
    const sheet = new (page.defaultView as Window & typeof globalThis).CSSStyleSheet();
    page.adoptedStyleSheets = [sheet];
    const adviser = createAdviser(page);
    const found = (veil: number) => {
      sheet.replaceSync(
        `.fr-section__picture::after{content:'';opacity:var(--fr-veil)}.v{--fr-veil:${veil}}`,
      );
      behind.className = `fr-section__picture v${veil}`;
      behind.classList.add('v');
      return adviser().flatMap(({ code, values }) =>
        code === 'contrast' ? [sayAdvice(code, values)] : [],
      );
    };
    expect(found(0.4)).toEqual([
      '“Ash” is hard to read: its contrast is 2.7:1, and 4.5:1 is needed.',
    ]);
    expect(found(0.7)).toEqual([]);
  });

  it('[1.02b] is a title or description that search pages cut, or do not have', () => {
    expect(codes([heading], { title: 'a'.repeat(61), description: 'b'.repeat(161) })).toEqual([
      'page longTitle',
      'page longDescription',
    ]);
    expect(codes([heading], { description: '' })).toEqual(['page noDescription']);
  });

  it('[1.02b] follows the page, and judges a block again only if it looks otherwise', () => {
    const page = showPage([heading, '<p>Ash</p>']);
    const styles = vi.spyOn(page.defaultView as Window, 'getComputedStyle');
    let stored = {};
    const adviser = createAdviser(page, { storedOf: () => stored });
    const look = () => {
      styles.mockClear();
      const found = adviser().map(({ code, block }) => `${block} ${code}`);
      return [styles.mock.calls.length > 0, ...found];
    };
    expect([look(), look()]).toEqual([[true], [false]]);
    const cell = page.getElementById('block-b1')?.parentElement as HTMLElement;
    cell.style.background = '#222';
    expect([look(), look()]).toEqual([
      [true, 'b1 contrast'],
      [false, 'b1 contrast'],
    ]);
    // Letters that are typed are seen by nothing else.
    stored = {};
    expect([look()[0], look()[0]]).toEqual([true, false]);
  });

  it('[1.02b] judges every block again when the page is shown in the dark', () => {
    const page = showPage([heading, '<p>Ash</p>']);
    const window = page.defaultView as Window;
    const adviser = createAdviser(page);
    const found = () => adviser().map(({ code, block }) => `${block} ${code}`);
    expect(found()).toEqual([]);
    // As a style sheet does for a dark scheme, which changes no markup.
    const sheet = new (window as Window & typeof globalThis).CSSStyleSheet();
    sheet.replaceSync('p{background:#222}');
    page.adoptedStyleSheets = [sheet];
    vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
    expect(found()).toEqual(['b1 contrast']);
  });
});
