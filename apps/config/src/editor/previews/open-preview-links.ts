import { element } from '@frontage/page-editor/fields';
import { previewLinkTexts as texts } from './preview-link-texts';

interface PreviewLink {
  readonly id: string;
  readonly href: string;
  /** When it ends, in words. */
  readonly until: string;
}

interface PreviewLinks {
  readonly links: readonly PreviewLink[];
  /** What was just done; nothing where the links were only asked for. */
  readonly done?: 'made' | 'ended' | 'full';
}

/**
 * Opens the dialog of the links by which others see the newest version of a page: how long one
 * lasts is chosen, it is copied, and ended.
 *
 * @param document of the editor
 * @param url where the links are listed, made and ended
 */
export function openPreviewLinks(document: Document, url: string): void {
  const status = element(document, 'p', { class: 'quiet', role: 'status' }, texts.loading);
  const list = element(document, 'ul', { class: 'preview-links' });
  const days = element(
    document,
    'select',
    { id: 'editor-preview-days' },
    ...Object.entries(texts.days).map(([value, text]) =>
      element(document, 'option', { value, selected: value === '7' }, text),
    ),
  );
  const more = document.querySelector<HTMLElement>('.editor-more-opens');
  const say = (text: string) => {
    status.textContent = text;
  };
  const make = element(
    document,
    'button',
    { type: 'button', class: 'button', click: () => send({ do: 'add', days: days.value }) },
    texts.make,
  );
  const dialog = element(
    document,
    'dialog',
    {
      class: 'editor-palette editor-previews',
      'aria-labelledby': 'editor-preview-heading',
      close() {
        dialog.remove();
        // What has opened it may be in a menu that has closed since.
        if (document.activeElement === document.body) more?.focus();
      },
    },
    element(document, 'h2', { id: 'editor-preview-heading' }, texts.heading),
    element(document, 'p', { class: 'quiet' }, texts.intro),
    list,
    status,
    element(
      document,
      'div',
      { class: 'field' },
      element(document, 'label', { for: days.id }, texts.lasts),
      days,
    ),
    element(
      document,
      'div',
      { class: 'row' },
      make,
      createButton(document, texts.close, () => dialog.close()),
    ),
  );

  async function call(init?: RequestInit): Promise<void> {
    try {
      const response = await fetch(url, { ...init, headers: { accept: 'application/json' } });
      if (response.status === 404) return say(texts.pageDeleted);
      if (!response.ok) throw new Error(String(response.status));
      const { data } = (await response.json()) as { data: PreviewLinks };
      const end = ({ id }: PreviewLink) => send({ do: 'end', link: id });
      list.replaceChildren(
        ...data.links.map((link) => createItem(document, link, { say, end: () => end(link) })),
      );
      if (data.done) say(texts[data.done]);
      else say(data.links.length === 0 ? texts.none : '');
    } catch {
      say(texts.couldNotLoad);
    }
  }

  function send(fields: Record<string, string>): void {
    void call({ method: 'POST', body: new URLSearchParams(fields) }).then(() => make.focus());
  }

  document.body.append(dialog);
  dialog.showModal();
  make.focus();
  void call();
}

/** What is done with a link. */
interface LinkDeeds {
  end(): void;
  /** Tells what was done. */
  say(text: string): void;
}

function createItem(
  document: Document,
  { href, until }: PreviewLink,
  { end, say }: LinkDeeds,
): HTMLElement {
  const address = new URL(href, document.baseURI).href;
  const field = element(document, 'input', {
    readonly: true,
    value: address,
    dir: 'ltr',
    'aria-label': texts.link(until),
  });
  const copy = () =>
    void navigator.clipboard.writeText(address).then(
      () => say(texts.copied),
      // Whoever may not write there copies it by hand.
      () => field.select(),
    );
  return element(
    document,
    'li',
    {},
    element(document, 'span', { class: 'quiet' }, texts.until(until)),
    field,
    element(
      document,
      'span',
      { class: 'row' },
      createButton(document, texts.copy, copy, texts.copyOf(until)),
      createButton(document, texts.end, end, texts.endOf(until)),
    ),
  );
}

function createButton(document: Document, text: string, click: () => void, name?: string) {
  return element(
    document,
    'button',
    { type: 'button', class: 'button', 'data-look': 'quiet', 'aria-label': name, click },
    text,
  );
}
