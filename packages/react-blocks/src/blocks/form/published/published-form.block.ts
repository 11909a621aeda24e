import { defineBlock } from '@frontage/core-lifecycle/block';
import { publishedFormSelector } from './published-form-selector';

/** Forms and newsletters of published markup; a click may open one above the page. */
export const publishedForm = defineBlock({
  id: 'form-published',
  selector: publishedFormSelector,
  start: 'visible',
  events: ['submit', 'click'],
  load: () => import('./published-form.mount'),
});
