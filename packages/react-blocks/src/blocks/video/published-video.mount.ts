/** Published videos: a chunk of its own, which our pages do not need. */
export { mount } from './video.mount';
export { readPublishedVideo as read } from './video.published';
