import { afterEach, describe, expect, it } from 'vitest';
import { createMarkupChanges, type MarkupChanges } from './create-markup-changes';
import { keepAttributes } from './keep-attributes';

const markup =
  '<p id="one" hidden="">One</p><p id="two"><b>Two</b></p><i style="color: red">Three</i>';

function writePage(): { root: HTMLElement; find: (selector: string) => HTMLElement } {
  const root = document.createElement('main');
  root.innerHTML = markup;
  document.body.append(root);
  return { root, find: (selector) => root.querySelector<HTMLElement>(selector) ?? root };
}

afterEach(() => document.body.replaceChildren());

describe('changes of markup', () => {
  it.each<[string, (changes: MarkupChanges, page: ReturnType<typeof writePage>) => void, string]>([
    ['a text', ({ say }, { find }) => say(find('#one'), 'Uno'), '>Uno<'],
    ['an attribute', ({ set }, { find }) => set(find('#two'), 'title', 'Dos'), 'title="Dos"'],
    ['an attribute less', ({ set }, { find }) => set(find('#one'), 'hidden', null), 'id="one">'],
    [
      'an attribute twice',
      ({ set }, { find }) => {
        set(find('#one'), 'id', 'uno');
        set(find('#uno'), 'id', 'eins');
      },
      'id="eins"',
    ],
    ['a node less', ({ remove }, { find }) => remove(find('#one')), '<!----><p id="two">'],
    [
      'an element around another',
      ({ wrap }, { find }) => wrap(find('i'), document.createElement('section')),
      '<section><i',
    ],
    [
      'a node elsewhere',
      ({ put }, { root, find }) => {
        const element = find('#one');
        put(element, () => root.append(element));
      },
      '<!----><p id="two">',
    ],
    [
      'a new node',
      ({ put }, { root }) => {
        const made = document.createElement('hr');
        put(made, () => root.prepend(made));
      },
      '<hr>',
    ],
    [
      'a style of somebody else',
      ({ keep }, { find }) => {
        keep(find('i'), ['style']);
        find('i').style.color = 'blue';
      },
      'blue',
    ],
  ])('can be taken back: %s', (_, change, seen) => {
    const page = writePage();
    const changes = createMarkupChanges(document);
    change(changes, page);
    expect(page.root.innerHTML).toContain(seen);
    changes.undo();
    expect(page.root.innerHTML).toBe(markup);
  });

  it('are taken back together, the latest first, and once', () => {
    const { root, find } = writePage();
    const { put, remove, say, wrap, undo } = createMarkupChanges(document);
    const element = find('#one');
    put(element, () => root.append(element));
    wrap(find('#one'), document.createElement('section'));
    say(find('#two'), 'Dos');
    remove(find('i'));
    undo();
    expect(root.innerHTML).toBe(markup);
    root.replaceChildren('another');
    undo();
    expect(root.innerHTML).toBe('another');
  });

  it('leave alone what is not there, or is so already', () => {
    const { root, find } = writePage();
    const { say, set, keep, undo } = createMarkupChanges(document);
    say(null, 'One');
    set(null, 'id', 'one');
    keep(null, ['id']);
    const text = find('#one').firstChild;
    say(find('#one'), 'One');
    expect(find('#one').firstChild).toBe(text);
    undo();
    expect(root.innerHTML).toBe(markup);
  });
});

describe('attributes that are kept', () => {
  it('come back, and others stay as they have become', () => {
    const { root, find } = writePage();
    const restore = keepAttributes(find('#one'), ['hidden', 'role']);
    find('#one').removeAttribute('hidden');
    find('#one').setAttribute('role', 'note');
    find('#one').title = 'Uno';
    restore();
    expect(root.innerHTML).toContain('<p id="one" title="Uno" hidden="">');
  });

  it('are all there were, where none are named: others go', () => {
    const { root, find } = writePage();
    const restore = keepAttributes(find('i'));
    find('i').id = 'three';
    find('i').style.color = 'blue';
    restore();
    expect(root.innerHTML).toBe(markup);
  });

  it('leave no empty style where there was none', () => {
    const { root, find } = writePage();
    const restore = keepAttributes(find('#two'), ['style']);
    find('#two').style.color = 'blue';
    restore();
    expect(root.innerHTML).toBe(markup);
  });
});
