// Written by `pnpm blocks` from `react.ts`.
export { Audio, type AudioProps, type AudioTrack } from '../blocks/audio/Audio';
