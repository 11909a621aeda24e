import { element } from '@frontage/page-editor/fields';
import type { PageStatus } from '@frontage/site-model/editing';

/** What is said of what somebody else has done to the page. In English, as is the whole area. */
const words = {
  published: (time: string) =>
    `Published on ${time}. Visitors see later changes once they are published.`,
  hidden: (time: string) => `Hidden on ${time}. Visitors do not see the page.`,
  unscheduled: 'The page does not go live by itself any more.',
  renamed: (title: string) => `The page is called “${title}” now.`,
  close: 'Close',
} as const;

/**
 * Says in an open editor what somebody else has done to its page beside the content.
 *
 * @param document the editor's page
 * @param before what the server said last
 * @param now what it says
 */
export function showPageStatus(document: Document, before: PageStatus, now: PageStatus): void {
  const { title, description, hour, published, time } = now;
  const isNamedOtherwise = title !== before.title || description !== before.description;
  // Another title, or description, is seen at once, in a version that has the old content.
  const isRenamedOnly = isNamedOtherwise && published !== '' && before.published !== '';
  const isShownOtherwise = published !== before.published && !isRenamedOnly;
  const said: string[] = [];
  if (title !== before.title) said.push(words.renamed(title));
  if (isShownOtherwise) said.push((published === '' ? words.hidden : words.published)(time));
  if (hour !== before.hour && hour !== '') said.push(hour);
  // What is published has no hour any more.
  if (hour !== before.hour && hour === '' && !isShownOtherwise) said.push(words.unscheduled);
  if (said.length === 0) return;
  const text = said.join(' ');
  const heading = document.querySelector('.editor-bar h1');
  if (heading) heading.textContent = title;
  document.title = document.title.replace(before.title, () => title);
  // Where that line is not, it does not come: what is below it would move.
  const line = document.querySelector('.editor-hour');
  if (line && hour !== before.hour) line.textContent = hour || text;
  showNews(document, text);
}

/** Shows it over the page, which stays where it is, until somebody closes it. */
function showNews(document: Document, text: string): void {
  document.querySelector('[data-editor-news]')?.remove();
  const close = element(
    document,
    'button',
    { type: 'button', class: 'button', click: () => news.remove() },
    words.close,
  );
  const parts = { class: 'editor-refusal row', 'data-editor-news': true };
  const news = element(document, 'div', parts, element(document, 'span', {}, text), close);
  document.querySelector('main')?.append(news);
  const announcement = document.querySelector('[data-editor-announcement]');
  if (announcement) announcement.textContent = text;
}
