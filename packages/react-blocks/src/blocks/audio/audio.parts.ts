/** Parts of sound to listen to. */
export const audioParts = {
  head: 'fr-audio__head',
  controls: 'fr-audio__controls',
  place: 'fr-audio__place',
  tracks: 'fr-audio__tracks',
  words: 'fr-audio__words',
  embed: 'fr-audio__embed',
  frame: 'fr-audio__frame',
  problem: 'fr-audio__problem',
  /** What is said of a player that does not come. */
  status: 'fr-audio__status',
  /** On `place`: how it is said, with `{at}` for the number of the track. */
  said: 'data-place',
  /** On a button: by how many tracks it goes on, `1` or `-1`. */
  step: 'data-step',
  /** On the block: the address at a music service. */
  address: 'data-audio-address',
  /** On the block: what is said of a file that does not come, and of one that cannot be played. */
  lost: 'data-lost',
  unplayable: 'data-unplayable',
} as const;

/** The class of a track in published markup. */
export const publishedAudioClass = 'sqs-audio-embed';
