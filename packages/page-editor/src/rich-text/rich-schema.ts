import { Schema } from 'prosemirror-model';

/** The classes of paragraphs that are more, or less, than plain. */
const classes: Readonly<Record<string, string>> = {
  lead: 'fr-text__lead',
  small: 'fr-text__small',
};

// It holds nothing but what is written below, and takes a while to make: most who open a page look
// at it first.
let made: ReturnType<typeof makeSchema> | undefined;

/**
 * What written text is made of, in the same markup as a page shows it: paragraphs, headings, lists,
 * quotations; emphasis and links. It is made when it is first asked for.
 */
export function richSchema(): ReturnType<typeof makeSchema> {
  return (made ??= makeSchema());
}

/** Makes it before the first press: once a hand or the focus comes to the page. */
export function prepareSchema(window: Window, signal: AbortSignal): void {
  const prepare = () => void richSchema();
  for (const type of ['pointerover', 'focusin'])
    window.addEventListener(type, prepare, { capture: true, once: true, signal });
}

function makeSchema() {
  return new Schema({
    nodes: {
      doc: { content: 'block+' },
      paragraph: {
        group: 'block',
        content: 'text*',
        attrs: { kind: { default: 'paragraph' } },
        toDOM: ({ attrs }) => {
          const name = classes[String(attrs.kind)];
          return ['p', name === undefined ? {} : { class: name }, 0];
        },
      },
      heading: {
        group: 'block',
        content: 'text*',
        attrs: { level: { default: 2 } },
        defining: true,
        toDOM: ({ attrs }) => [`h${Number(attrs.level)}`, 0],
      },
      list: {
        group: 'block',
        content: 'item+',
        attrs: { ordered: { default: false } },
        toDOM: ({ attrs }) => [attrs.ordered === true ? 'ol' : 'ul', 0],
      },
      item: { content: 'text*', defining: true, toDOM: () => ['li', 0] },
      quote: {
        group: 'block',
        content: 'text*',
        attrs: { by: { default: '' } },
        defining: true,
        toDOM: ({ attrs }) => {
          const by = String(attrs.by);
          return by === ''
            ? ['blockquote', ['p', 0]]
            : ['blockquote', ['p', 0], ['footer', { contenteditable: 'false' }, by]];
        },
      },
      text: {},
    },
    marks: {
      link: {
        attrs: { href: {} },
        inclusive: false,
        toDOM: ({ attrs }) => ['a', { href: String(attrs.href) }, 0],
      },
      strong: { toDOM: () => ['strong', 0] },
      emphasis: { toDOM: () => ['em', 0] },
    },
  });
}
