import fc from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { blockFields } from '@frontage/react-blocks/fields';
import { createOptionsPages } from './create-options-pages';
import { controlsOf, readOptions } from './read-options';
import { samples } from './samples';
import { OptionsForm } from './OptionsForm';

const of = (query: string) => readOptions(blockFields.gallery, new URLSearchParams(query));
const [galleries] = samples;
if (!galleries) throw new Error('There is no page for galleries.');

describe('reading', () => {
  it('takes each kind of field, also in groups, and leaves out what is empty', () => {
    const { data, wrong } = of(
      'design=strip&vSize=20&autoplay=yes&loop=no&keys.previous=65&keys.next=68&snapPoints=40%25&gutter=',
    );
    expect(data).toEqual({
      design: 'strip',
      vSize: 20,
      autoplay: true,
      loop: false,
      keys: { previous: 65, next: 68 },
      snapPoints: '40%',
    });
    expect(wrong.size).toBe(0);
  });

  it.each([
    ['vSize=900', 'Write a number over 0 and up to 100.'],
    ['gutter=-1', 'Write a number from 0 to 200.'],
    ['columnWidth=wide', 'Write a number over 0 and up to 2000.'],
    ['design=heap', 'Choose one of the list.'],
    ['autoplay=perhaps', 'Choose one of the list.'],
    ['snapPoints=far', 'Write a percentage such as 50%, or none.'],
  ])('%s is left out, kept in its control, and told: %s', (query, message) => {
    const { data, wrong, texts: entered } = of(query);
    const [[name = '', text = ''] = []] = [...new URLSearchParams(query)];
    expect([data, wrong.get(name), entered.get(name)]).toEqual([{}, message, text]);
  });

  it('never throws, and takes nothing that is no field', () => {
    fc.assert(
      fc.property(fc.string(), (query) => {
        const names = controlsOf(blockFields.gallery).map(({ name }) => name.split('.')[0]);
        expect(names).toEqual(expect.arrayContaining(Object.keys(of(query).data)));
      }),
    );
    expect(of('__proto__=1&slides=1&constructor=2').data).toEqual({});
  });
});

describe('the form', () => {
  const form = (query: string): string =>
    renderToStaticMarkup(
      createElement(OptionsForm, {
        sample: galleries,
        options: readOptions(galleries.table, new URLSearchParams(query)),
        choice: { content: 'pots', isRightToLeft: false },
      }),
    );

  it.each(samples.map((sample) => [sample.page.slug, sample] as const))(
    '%s has a control for every option, or keeps it for when it means something',
    (_slug, { table, omitted }) => {
      const names = controlsOf(table, omitted).map(({ name }) => name);
      expect(new Set(names).size).toBe(names.length);
      const other = Object.keys(table.fields).filter(
        (name) => !omitted.includes(name) && !names.some((known) => known.split('.')[0] === name),
      );
      expect(other).toEqual([]);
    },
  );

  it('asks only for what means something, and loses nothing that does not', () => {
    expect(form('design=grid&vSize=20')).toContain(
      '<input type="hidden" name="vSize" value="20"/>',
    );
    expect(form('design=strip&vSize=20')).toMatch(
      /<input class="fr-field"[^>]* name="vSize" value="20"/,
    );
  });

  it('ties what is wrong to its control', () => {
    const html = form('gutter=-1');
    expect(html).toContain('<a href="#option-gutter">Write a number from 0 to 200.</a>');
    expect(html).toMatch(
      /id="option-gutter"[^>]*aria-describedby="[^"]*option-gutter-error"[^>]*aria-invalid="true"/,
    );
  });

  it('shows what is written as words', () => {
    expect(form('label=%22%3E%3Cimg src=x onerror=alert(1)%3E')).not.toContain('<img');
  });
});

it('the block of the page has the options, and its sample; a page of others stays as it is', () => {
  const { tailorPage } = createOptionsPages(samples);
  const page = { ...galleries.page, id: 'p', version: 1 } as Parameters<typeof tailorPage>[0]; // what it looks at
  const tailored = tailorPage(page, new URLSearchParams('design=list&content=one&direction=rtl'));
  const block = tailored?.document.sections
    .flatMap(({ blocks }) => blocks)
    .find(({ id }) => id === galleries.blockId);
  expect(block?.data).toMatchObject({ design: 'list', slides: [expect.anything()] });
  expect(tailored?.document.language).toBe('ar');
  expect(tailorPage({ ...page, slug: 'work' }, new URLSearchParams('design=list'))).toBeUndefined();
});
