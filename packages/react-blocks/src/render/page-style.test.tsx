import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { createPageStyle, PageStyleProvider, useValues } from './page-style';

function Box() {
  return <i {...useValues({ '--fr-ratio': '1.5' }, 'box')} />;
}

describe('page style', () => {
  it("puts values into the page's style sheet, one class for equal values", () => {
    const style = createPageStyle();
    const html = renderToStaticMarkup(
      <PageStyleProvider value={style}>
        <Box />
        <Box />
      </PageStyleProvider>,
    );
    const [, name = ''] = /class="box (v-\w+)"/.exec(html) ?? [];
    expect(html).toBe(`<i class="box ${name}"></i><i class="box ${name}"></i>`);
    expect(style.text()).toBe(`.${name}{--fr-ratio:1.5}`);
  });

  it('is a style where no server collects values', () => {
    expect(renderToStaticMarkup(<Box />)).toBe('<i class="box" style="--fr-ratio:1.5"></i>');
  });

  it('a value cannot end its rule or the style element', () => {
    const style = createPageStyle();
    style.add({ '--fr-picture-color': 'red}</style><script>alert(1)</script>{;x:y' });
    expect(style.text()).not.toMatch(/[<>]|\}.*\}|;/);
  });
});
