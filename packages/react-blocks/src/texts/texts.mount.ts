// The chunk for texts in languages other than English, which pages preload by name; see
// `load-texts`.
export { readTexts } from './read-texts';
