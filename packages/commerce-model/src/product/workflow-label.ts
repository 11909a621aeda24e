const labels: Readonly<Record<string, string>> = {
  published: 'Available',
  scheduled: 'Scheduled',
  draft: 'Hidden',
};

/**
 * Gives the label of a publishing state in a list of products; `Unsupported` for an unknown state
 * [3.01].
 */
export function workflowLabel(state: string): string {
  return (Object.hasOwn(labels, state) ? labels[state] : undefined) ?? 'Unsupported';
}
