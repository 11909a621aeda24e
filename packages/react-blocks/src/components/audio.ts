// Written by `pnpm blocks` from `react.ts`.
export { Audio, type AudioProps } from '../blocks/audio/Audio';
export type { AudioTrack } from '../blocks/audio/AudioTracks';
