import { defineBlock } from '@frontage/core-lifecycle/block';
import { hasDraft } from '@frontage/form-runtime/markup';

/**
 * Forms. A submit before the script has loaded is held, also one that the browser would refuse, for
 * the script's messages say more; if the script never loads, the browser posts. Those that have
 * nothing to do before a touch say so in their markup; a draft is restored at once.
 */
export const form = defineBlock({
  id: 'form',
  start: 'visible',
  events: ['submit', 'invalid'],
  isCalled: hasDraft,
  load: () => import('./form.mount'),
});
