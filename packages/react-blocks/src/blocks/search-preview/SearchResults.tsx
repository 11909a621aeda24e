import type { ReactNode } from 'react';
import { useTexts } from '../../texts/use-texts';
import type { SearchAnswer } from './search-answer';
import { searchPreviewTexts } from './search-preview.texts';

/** The matching pages, as links, and a link to all if there are more. */
export function SearchResults({
  answer,
  action,
}: {
  answer: SearchAnswer;
  action: string;
}): ReactNode {
  const texts = useTexts(searchPreviewTexts);
  const { query, total, results } = answer;
  return (
    <>
      <ul className="fr-search-preview__results">
        {results.map(({ title, url, excerpt }) => (
          <li key={url}>
            <a href={url}>
              <strong>{title}</strong>
              <span>{excerpt}</span>
            </a>
          </li>
        ))}
      </ul>
      {total > results.length && (
        <a className="fr-search-preview__all" href={`${action}?q=${encodeURIComponent(query)}`}>
          {texts.all({ count: total })}
        </a>
      )}
    </>
  );
}
