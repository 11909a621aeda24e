import type { ReactNode } from 'react';
import { useTexts } from '../../texts/use-texts';
import { commentsParts as parts } from './comments.parts';
import { commentsTexts } from './comments.texts';
import type { NumberedComment } from './number-comments';

/** One comment: who wrote it, when, and what; its day is the link to it. */
export function CommentArticle(props: {
  comment: NumberedComment;
  hrefOf: (id: string) => string;
  /** Whether its day is a link to it; the links of a service lead to the whole thread. */
  hasOwnLink: boolean;
  locale: string;
}): ReactNode {
  const { comment, hrefOf, hasOwnLink, locale } = props;
  const { id, author, date, answers } = comment;
  const texts = useTexts(commentsTexts);
  const at = date === undefined ? Number.NaN : Date.parse(date);
  const day = Number.isNaN(at)
    ? undefined
    : new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(at);
  const time = day && <time dateTime={date}>{day}</time>;
  return (
    <article className={parts.comment}>
      <p className={parts.about}>
        <strong>{author}</strong>
        {hasOwnLink ? (
          <a href={hrefOf(id)} aria-label={texts.linkOf({ date: day ?? texts.link, author })}>
            {time ?? texts.link}
          </a>
        ) : (
          time
        )}
        {answers && hasOwnLink && (
          <a href={hrefOf(answers.id)}>{texts.answers({ author: answers.author })}</a>
        )}
      </p>
      {comment.text
        .split(/\n\s*\n/)
        .map((paragraph) => paragraph.trim())
        .filter((paragraph) => paragraph !== '')
        .map((paragraph, index) => (
          <p key={index} dir="auto">
            {paragraph}
          </p>
        ))}
    </article>
  );
}
