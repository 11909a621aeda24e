import type { Teardown } from '@frontage/core-lifecycle';
import { createMarkupChanges, type BlockContext } from '@frontage/core-lifecycle/dom';
import { giftControls } from '../../shop/gift-details';
import { giftCardParts, giftWordsAttributes } from './gift-card.parts';

/** Its script needs nothing but the markup. */
export function read(_root: HTMLElement): undefined {
  return undefined;
}

/** Shows the card while it is written, as the one who gets it will see it. */
export function mount(root: HTMLElement, _data: undefined, { signal }: BlockContext): Teardown {
  const changes = createMarkupChanges(root.ownerDocument);
  const preview = root.querySelector(`[${giftCardParts.preview}]`);
  const text = (name: string): string =>
    root.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name=${name}]`)?.value.trim() ??
    '';

  function show(): void {
    const value = root.querySelector('[name=sku]:checked')?.nextElementSibling?.textContent ?? '';
    const named = (name: 'to' | 'from'): string => {
      const words = preview?.getAttribute(giftWordsAttributes[name]) ?? '';
      const person = text(giftControls[name]);
      return person && words.replace('{name}', () => person);
    };
    const shown = {
      value,
      message: text(giftControls.message),
      to: named('to'),
      from: named('from'),
    };
    for (const [name, words] of Object.entries(shown))
      changes.say(preview?.querySelector(`[${giftCardParts.shown}=${name}]`) ?? null, words);
    const isWritten = shown.message !== '' || shown.to !== '' || shown.from !== '';
    changes.set(preview, 'hidden', isWritten ? null : '');
  }

  root.addEventListener('input', show, { signal });
  // A browser that comes back to the page keeps what was written.
  show();
  return changes.undo;
}
