import type { Teardown } from '@frontage/core-lifecycle';
import type { BlockContext } from '@frontage/core-lifecycle/dom';
import { createPublishedElement } from '../../published/create-published-element';
import { fillPublished } from '../../published/fill-published';
import { searchPreviewTexts } from './search-preview.texts';

/** Reads published markup: what an earlier runtime left in its field. */
export function read(root: HTMLElement): { readonly typed: string; readonly placeholder: string } {
  const input = root.querySelector('input');
  const { placeholder } = searchPreviewTexts.english;
  return { typed: input?.value ?? '', placeholder: input?.placeholder || placeholder };
}

/** Shows a field that leads to the search page of the site. */
export function mount(
  root: HTMLElement,
  { typed, placeholder }: ReturnType<typeof read>,
  { window: { document } }: BlockContext,
): Teardown {
  const { label, submit } = searchPreviewTexts.english;
  const create = createPublishedElement.bind(undefined, document);
  const input = create('input', {
    type: 'search',
    name: 'q',
    'aria-label': label,
    placeholder,
    maxlength: '200',
    required: '',
    value: typed,
  });
  const form = create(
    'form',
    { class: 'fr-search-published', role: 'search', action: '/search' },
    input,
    create('button', { type: 'submit' }, submit),
  );
  return fillPublished(root, form);
}
