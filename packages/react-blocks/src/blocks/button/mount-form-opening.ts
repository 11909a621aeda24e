import { createTeardowns, type Teardown } from '@frontage/core-lifecycle';
import type { FrontageWindow } from '@frontage/core-lifecycle/boot';
import type { BlockContext } from '@frontage/core-lifecycle/dom';
import { writeWidgetRequest } from '@frontage/site-api';
import { fetchDocument } from '../../context/fetch-document';
import { adoptRules } from '../../widget/adopt-rules';
import { widgetAttributes, widgetDocumentAddress } from '../../widget/widget.parts';
import { createFormDialog, type FormDialog } from './create-form-dialog';
import type { FormOpeningWords } from './form-opening-words';

/** The address of a block on its page, such as `/contact#block-6a…`. */
const blockHash = /^#block-([\da-f]{24})$/;

/**
 * Opens the form of the page that a link leads to above this one: it is fetched when the link is
 * first followed. If it does not come, the visitor is told, may try again, and may go to its page
 * [8.18]. Without the site's runtime the link is followed as usual.
 */
export function mountFormOpening(
  link: HTMLAnchorElement,
  words: FormOpeningWords,
  context: BlockContext,
): Teardown {
  const { signal, report } = context;
  // The runtime is what starts the form.
  const window: FrontageWindow = context.window;
  const { document } = window;
  const teardowns = createTeardowns();
  let dialog: FormDialog | undefined;

  function onClick(event: MouseEvent): void {
    const isElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (isElsewhere || event.defaultPrevented || !window.Frontage) return;
    event.preventDefault();
    dialog ??= createFormDialog(link, words);
    dialog.show();
    if (!dialog.isFilled) void load(dialog);
  }

  async function load(shown: FormDialog): Promise<void> {
    shown.wait();
    try {
      const { pathname, search, hash } = new URL(link.href);
      const id = blockHash.exec(hash)?.[1] ?? '';
      const body = writeWidgetRequest({ type: 'form', id, value: pathname + search });
      const page = await fetchDocument(window, widgetDocumentAddress, { signal, body });
      if (page.body.hasAttribute(widgetAttributes.elsewhere)) {
        window.location.assign(link.href);
        return;
      }
      const form = page.querySelector('[data-block=form]');
      if (!form) throw new Error(`[react-blocks] There is no form at ${pathname}.`);
      teardowns.add(adoptRules(window, page.body.getAttribute(widgetAttributes.rules) ?? ''));
      shown.fill(document.adoptNode(form));
      await window.Frontage?.boot(form);
    } catch (cause) {
      if (signal.aborted) return;
      report({ code: 'FORM_FAILED', block: 'button', cause });
      shown.fail(() => void load(shown));
    }
  }

  link.addEventListener('click', onClick);
  teardowns.add(() => link.removeEventListener('click', onClick));
  teardowns.add(() => dialog?.destroy());
  return teardowns.run;
}
