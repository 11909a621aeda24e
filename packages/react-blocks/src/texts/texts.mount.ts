// The chunk of texts in other languages than English, which pages ask for ahead by its name; see
// `load-texts`.
export { readTexts } from './read-texts';
