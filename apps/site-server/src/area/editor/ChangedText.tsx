import type { TextChange } from '@frontage/site-model/editing';

/** Renders words before and after a change. */
export function ChangedText({ start, before, after, end }: TextChange) {
  return (
    <p dir="auto" className="changed">
      {start}
      {before !== '' && <del>{before}</del>}
      {before !== '' && after !== '' && ' '}
      {after !== '' && <ins>{after}</ins>}
      {end}
    </p>
  );
}
