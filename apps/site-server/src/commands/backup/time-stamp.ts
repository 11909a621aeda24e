/** Formats a moment as part of a file's name, in UTC: `2026-11-23-184500`. */
export function timeStamp(now: number): string {
  return new Date(now).toISOString().slice(0, 19).replace('T', '-').replaceAll(':', '');
}
