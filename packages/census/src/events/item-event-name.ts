/** The names that items of a collection have in events [3.36]. */
const names = {
  audio: 'album-track',
  event: 'event-item',
  image: 'gallery-image',
  portfolio: 'portfolio-item',
  text: 'blog-post',
  video: 'gallery-video',
} as const;

/** A kind of item that events name. */
export type ItemEventKind = keyof typeof names;

/** Gives the name of a kind of item in events [3.36]; undefined for a kind without one. */
export function itemEventName(kind: string): (typeof names)[ItemEventKind] | undefined {
  return Object.hasOwn(names, kind) ? names[kind as ItemEventKind] : undefined;
}
