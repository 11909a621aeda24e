/** What the inline handler of a published form says about it; '' for missing values. */
export interface OnSubmitFacts {
  readonly formId: string;
  /** The collection that the form stands in. */
  readonly collectionId: string;
  /** The object of the page that the form belongs to. */
  readonly objectName: string;
}

const names = ['formId', 'collectionId', 'objectName'] as const;

/**
 * Reads the `onsubmit` of a published form as a text; never runs it. The older generation passes
 * three texts, the later one an object. Never throws.
 */
export function readOnSubmit(handler: string | null): OnSubmitFacts {
  const call = handler?.split(/\.submit\s*\(/)[1] ?? '';
  const inRow = [...call.matchAll(/'([^']*)'|"([^"]*)"/g)].map(
    ([, single, double]) => single ?? double ?? '',
  );
  const isObject = call.trimStart().startsWith('{');
  const [formId, collectionId, objectName] = names.map((name, index) =>
    isObject ? readMember(call, name) : (inRow[index] ?? ''),
  );
  return { formId: formId ?? '', collectionId: collectionId ?? '', objectName: objectName ?? '' };
}

function readMember(call: string, name: string): string {
  const [, after = ''] = call.split(new RegExp(`\\b${name}\\b["']?\\s*:\\s*`));
  const [, single, double] = /^(?:'([^']*)'|"([^"]*)")/.exec(after) ?? [];
  return single ?? double ?? '';
}
