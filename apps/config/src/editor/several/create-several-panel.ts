import type { PageDocument } from '@frontage/site-model';
import { locateBlock } from '@frontage/site-model/editing';
import { element } from '../../element';
import type { BlockPanel } from '../create-block-panel';
import { kindText, say } from '../editor-texts';
import { severalActs, type SeveralAct } from './act-on-several';

/** What the panel of several blocks needs. */
export interface SeveralPanelOptions {
  readonly document: Document;
  readonly page: PageDocument;
  readonly ids: readonly string[];
  act(act: SeveralAct): void;
}

/** Makes the controls of several chosen blocks: which they are, and what is done with them. */
export function createSeveralPanel({ document, page, ids, act }: SeveralPanelOptions): BlockPanel {
  const kinds = ids.map((id) => kindText(locateBlock(page, id)?.block.type ?? ''));
  const buttons = severalActs.map((name) =>
    element(
      document,
      'button',
      { type: 'button', class: 'button', 'data-look': 'quiet', click: () => act(name) },
      say(name),
    ),
  );
  const root = element(
    document,
    'div',
    {},
    element(document, 'h2', {}, say('chosenAll', { count: ids.length })),
    element(document, 'div', { class: 'row' }, ...buttons),
    element(document, 'p', { class: 'quiet' }, kinds.join(', ')),
    element(document, 'p', { class: 'quiet' }, say('chosenAllHint')),
  );
  return {
    root,
    update: (now) => ids.every((id) => locateBlock(now, id) !== undefined),
    focus: () => buttons[0]?.focus(),
    destroy: () => root.remove(),
  };
}
