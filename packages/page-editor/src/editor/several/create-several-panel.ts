import type { PageDocument } from '@frontage/site-model';
import { locateBlock } from '@frontage/site-model/editing';
import { element } from '../../elements/element';
import type { BlockPanel } from '../create-block-panel';
import { kindText, say } from '../editor-texts';
import { haveAll, severalActs, type SeveralAct } from './act-on-several';

/** What the panel of several blocks needs. */
export interface SeveralPanelOptions {
  readonly document: Document;
  readonly page: PageDocument;
  readonly ids: readonly string[];
  /** Whether they may be saved as a pattern. */
  readonly keepsPatterns: boolean;
  act(act: SeveralAct | 'savePattern'): void;
}

/** Makes the controls of several chosen blocks: which they are, and what is done with them. */
export function createSeveralPanel({
  document,
  page,
  ids,
  keepsPatterns,
  act,
}: SeveralPanelOptions): BlockPanel {
  const kinds = ids.map((id) => kindText(locateBlock(page, id)?.block.type ?? ''));
  const button = (name: SeveralAct | 'savePattern') =>
    element(
      document,
      'button',
      { type: 'button', class: 'button', 'data-look': 'quiet', click: () => act(name) },
      say(name),
    );
  const buttons = severalActs.map((name) => ({ name, button: button(name) }));
  const update = (now: PageDocument) => {
    for (const { name, button: shown } of buttons) shown.textContent = nextWord(now, ids, name);
    return ids.every((id) => locateBlock(now, id) !== undefined);
  };
  update(page);
  const root = element(
    document,
    'div',
    {},
    element(document, 'h2', {}, say('chosenAll', { count: ids.length })),
    element(document, 'div', { class: 'editor-acts' }, ...buttons.map((one) => one.button)),
    element(document, 'p', { class: 'quiet' }, kinds.join(', ')),
    element(document, 'p', { class: 'quiet' }, say('chosenAllHint')),
    ...(keepsPatterns ? [button('savePattern')] : []),
  );
  return {
    root,
    update,
    focus: () => buttons[0]?.button.focus(),
    destroy: () => root.remove(),
  };
}

/** What a button does next. */
function nextWord(page: PageDocument, ids: readonly string[], name: SeveralAct): string {
  if (name === 'hide' && haveAll(page, ids, 'hidden')) return say('unhide');
  if (name === 'lock' && haveAll(page, ids, 'locked')) return say('unlock');
  return say(name);
}
