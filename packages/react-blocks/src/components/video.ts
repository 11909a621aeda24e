// Written by `pnpm blocks` from `react.ts`.
export { Video, type VideoProps } from '../blocks/video/Video';
export { VideoBox, type VideoBoxProps } from '../blocks/video/VideoBox';
export type { VideoFileProps, VideoTrackProps } from '../blocks/video/video-source';
export type { VideoMode } from '../blocks/video/video.parts';
