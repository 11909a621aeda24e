// Written by `pnpm blocks` from `react.ts`.
export { Video, type VideoProps } from '../blocks/video/Video';
export {
  VideoBox,
  type VideoBoxProps,
  type VideoFileProps,
  type VideoTrackProps,
} from '../blocks/video/VideoBox';
export type { VideoMode } from '../blocks/video/video.parts';
