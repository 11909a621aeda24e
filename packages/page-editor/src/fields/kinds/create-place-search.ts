import type { JsonObject } from '@frontage/site-model';
import { element } from '../../elements/element';
import { openChoiceDialog } from '../open-choice-dialog';
import { choiceTexts } from '../choice-texts';
import { createDialogButton } from '../create-dialog-button';
import { fieldPanelTexts as texts } from '../field-panel-texts';
import type { PanelContext } from '../panel-context';

/** A button that finds a place. */
export interface PlaceSearch {
  readonly root: HTMLElement;
  destroy(): void;
}

/**
 * Makes a button that opens a search of places [7.08].
 *
 * @param context of the panel
 * @param onFound is told what the fields of the chosen place are
 */
export function createPlaceSearch(
  context: PanelContext,
  onFound: (place: JsonObject) => void,
): PlaceSearch {
  const { document } = context;
  const button = createDialogButton({
    context,
    text: texts.findPlace,
    open: () =>
      openChoiceDialog({
        context,
        to: 'place',
        title: texts.findPlace,
        chosen: undefined,
        parent: root,
        onChoose: ({ id, label }) => void load(id, label),
      }),
  });
  const status = element(document, 'p', { class: 'fields-hint', role: 'status' });
  const root = element(document, 'div', { class: 'fields-reference' }, button.root, status);

  async function load(id: string, label: string): Promise<void> {
    const found = await context.loadChoices('placeDetails', id).catch(() => []);
    if (context.isDestroyed()) return;
    const place = found[0]?.fill;
    status.textContent = place ? label : choiceTexts.couldNotLoad;
    if (place) onFound(place);
  }

  return { root, destroy: button.destroy };
}
