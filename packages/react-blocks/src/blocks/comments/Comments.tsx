import { commentAnchor, commentHref, commentThreadAnchor } from '@frontage/site-model';
import type { ReactNode } from 'react';
import { countNeeds } from '../../comments-count/count-needs';
import { BlockRoot } from '../../render/block-root';
import { usePageNeeds } from '../../render/page-needs';
import { rootProps, type RootProps } from '../../render/root-props';
import { useTexts } from '../../texts/use-texts';
import { CommentArticle } from './CommentArticle';
import { commentsTexts } from './comments.texts';
import { numberComments, type CommentEntry } from './number-comments';

/** The props of the comments of a page. */
export interface CommentsProps extends RootProps {
  /** The first is shown first. */
  comments: readonly CommentEntry[];
  /** The address of the page, with which every link to a comment begins. @default this page */
  href?: string | undefined;
  /** @default 'Comments' */
  title?: string | undefined;
  /** The comments that are shown at once; the later ones open in steps of as many. @default 20 */
  atOnce?: number | undefined;
  /**
   * Whether a comments service shows what is written now; links then lead to its thread.
   *
   * @default false
   */
  hasService?: boolean | undefined;
  /** A BCP 47 tag. @default 'en' */
  locale?: string | undefined;
}

/**
 * What was written about a page; each comment has an address of its own [2.14]. It has no script:
 * browsers open what is folded for an address that leads into it.
 */
export function Comments(props: CommentsProps): ReactNode {
  const { href = '', hasService = false, locale = 'en', id } = props;
  const texts = useTexts(commentsTexts);
  const threadHref = hasService ? commentHref(href, '', true) : undefined;
  usePageNeeds(countNeeds(threadHref));
  const title = props.title?.trim() || texts.title;
  const all = numberComments(props.comments, id);
  const hrefOf = (commentId: string): string => commentHref(href, commentId, hasService);
  const steps = stepsOf(all, Math.max(1, Math.floor(props.atOnce ?? 20) || 1));
  return (
    <BlockRoot block="comments" {...rootProps(props)}>
      <h2 id={hasService ? commentThreadAnchor : undefined}>{title}</h2>
      {threadHref !== undefined && (
        <p>
          <a href={threadHref}>{texts.title}</a>
        </p>
      )}
      {all.length === 0 && !hasService && <p>{texts.none}</p>}
      {steps.map(({ first, entries }) => {
        const listed = (
          <ol start={first}>
            {entries.map((comment) => (
              <li key={comment.id} id={commentAnchor(comment.id)}>
                <CommentArticle
                  comment={comment}
                  {...{ hrefOf, locale }}
                  hasOwnLink={!hasService}
                />
              </li>
            ))}
          </ol>
        );
        if (first === 1) return <div key={first}>{listed}</div>;
        return (
          <details key={first}>
            <summary>
              {entries.length === 1
                ? texts.last({ number: first })
                : texts.more({ first, last: first + entries.length - 1 })}
            </summary>
            {listed}
          </details>
        );
      })}
    </BlockRoot>
  );
}

/** Splits a list into steps; `first` counts from one. */
function stepsOf<Entry>(
  all: readonly Entry[],
  size: number,
): readonly { first: number; entries: readonly Entry[] }[] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, step) => ({
    first: step * size + 1,
    entries: all.slice(step * size, (step + 1) * size),
  }));
}
