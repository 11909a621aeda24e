const labels: Readonly<Record<string, string>> = {
  published: 'Available',
  scheduled: 'Scheduled',
  draft: 'Hidden',
};

/** What a list of products calls a state of publishing; `Unsupported` for any other [3.01]. */
export function workflowLabel(state: string): string {
  return (Object.hasOwn(labels, state) ? labels[state] : undefined) ?? 'Unsupported';
}
