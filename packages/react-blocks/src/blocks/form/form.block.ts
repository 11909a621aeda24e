import { defineBlock } from '@frontage/core-lifecycle/dom';
import { publishedFormSelector } from './published/published-selector';

/**
 * Forms. A submit that comes before the script is held; if the script never comes, the browser
 * posts.
 */
export const form = defineBlock({
  id: 'form',
  start: 'visible',
  events: ['submit'],
  load: () => import('./form.mount'),
});

/** Forms and newsletters of published markup; a click may open one above the page. */
export const publishedForm = defineBlock({
  id: 'form-published',
  selector: publishedFormSelector,
  start: 'visible',
  events: ['submit', 'click'],
  load: () => import('./published/published-form.mount'),
});
