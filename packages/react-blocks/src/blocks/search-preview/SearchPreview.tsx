import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import { useBeforeScript } from '../../render/use-before-script';
import { useTexts } from '../../texts/use-texts';
import type { SearchAnswer, SearchPages } from './search-answer';
import { searchPreviewTexts, type SearchPreviewTexts } from './search-preview.texts';
import { SearchResults } from './SearchResults';
import { useSearch, type SearchState } from './use-search';

/** The props of a search field with instant results. */
export interface SearchPreviewProps {
  /** The field's name for screen readers. @default 'Search this site' */
  label?: string | undefined;
  /** @default 'Search' */
  placeholder?: string | undefined;
  /** The page that answers without scripts. @default '/search' */
  action?: string | undefined;
  /** The rendered result. @default nothing */
  answer?: SearchAnswer | undefined;
  /** Searches pages; without it the field is a plain form. */
  search?: SearchPages | undefined;
}

/** A search field with instant results; without scripts a form that leads to the search page. */
export function SearchPreview(props: SearchPreviewProps): ReactNode {
  const texts = useTexts(searchPreviewTexts);
  const {
    label = texts.label,
    placeholder = texts.placeholder,
    action = '/search',
    answer,
  } = props;
  const { state, request } = useSearch(props.search, answer);
  const root = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);

  useBeforeScript(true, () => {
    const typed = input.current?.value ?? '';
    if (typed !== (answer?.query ?? '')) request(typed);
  });

  function onKeyDown(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Escape' && input.current) {
      input.current.value = '';
      input.current.focus();
      request('');
    } else if (step !== undefined && moveFocus(root.current, step)) event.preventDefault();
  }

  return (
    <form
      ref={root}
      className="fr-search-preview__form"
      role="search"
      action={action}
      onKeyDown={onKeyDown}
    >
      <div className="fr-field fr-search-preview__field">
        <input
          ref={input}
          type="search"
          name="q"
          aria-label={label}
          placeholder={placeholder}
          defaultValue={answer?.query}
          autoComplete="off"
          maxLength={200}
          required
          onInput={(event) => request(event.currentTarget.value)}
        />
        <button type="submit">{texts.submit}</button>
      </div>
      <p className="fr-search-preview__status" role="status">
        {statusText(state, texts)}
      </p>
      {'answer' in state && state.answer && <SearchResults answer={state.answer} action={action} />}
    </form>
  );
}

function statusText(state: SearchState, texts: SearchPreviewTexts): string {
  switch (state.status) {
    case 'idle':
      return '';
    case 'searching':
      return texts.searching;
    case 'failed':
      return texts.failed;
    case 'found': {
      const { total, query, corrected } = state.answer;
      if (total === 0) return texts.none({ query });
      const found = texts.found({ count: total });
      return corrected ? `${texts.corrected({ query, corrected })} ${found}` : found;
    }
  }
}

/** Moves the focus between the field and the results with the arrow keys. */
function moveFocus(root: HTMLElement | null, step: number): boolean {
  const stops = [...(root?.querySelectorAll<HTMLElement>('input, a') ?? [])];
  const next = stops[stops.findIndex((stop) => stop === document.activeElement) + step];
  next?.focus();
  return next !== undefined;
}
