/** Gives the id of a renewal, which identifies its held pieces, payment attempts and order. */
export function renewalId({
  subscriptionId,
  period,
}: {
  readonly subscriptionId: string;
  readonly period: number;
}): string {
  return `${subscriptionId}-${period}`;
}
