import { commentAnchor } from '@frontage/site-model';
import { defineBlockImport, storedData } from '../../imports/block-import';
import { plainWords } from '../../imports/read-rich-nodes';
import { commentsParts as parts } from './comments.parts';
import { commentsTexts } from './comments.texts';

/** Comments of our own pages. Those of published markup come by its script. */
export const commentsImport = defineBlockImport({
  selector: '[data-block=comments]',
  read(root) {
    const items = [...root.querySelectorAll<HTMLElement>('li[id]')];
    const prefix = commentAnchor('');
    const ids = items.map(({ id }) => id.slice(prefix.length));
    const comments = items.map((item, index) => readComment(item, ids, index));
    const title = plainWords(root.querySelector('h2'));
    const steps = root.querySelectorAll('ol');
    return [
      {
        type: 'comments',
        data: storedData({
          title: title === commentsTexts.english.title ? undefined : title,
          comments: comments.filter((comment) => comment['author'] !== undefined),
          atOnce: steps.length > 1 ? steps[0]?.children.length : undefined,
        }),
      },
    ];
  },
});

/** One whose number is only its place in the list has none of its own, unless others answer it. */
function readComment(item: HTMLElement, ids: readonly string[], index: number) {
  const id = ids[index] ?? '';
  const answer = [...item.querySelectorAll(`.${parts.about} a`)].at(-1)?.getAttribute('href') ?? '';
  const replyTo = ids.find((other) => other !== id && answer.endsWith(`#${commentAnchor(other)}`));
  const text = [...item.querySelectorAll('p[dir]')].map((line) => (line.textContent ?? '').trim());
  return storedData({
    author: plainWords(item.querySelector('strong')).slice(0, 100),
    date: item.querySelector('time')?.getAttribute('datetime') ?? undefined,
    text: text.join('\n\n').slice(0, 5_000),
    id: /^[\w-]{1,40}$/.test(id) ? id : undefined,
    replyTo,
  });
}
