export { blockFields } from './blocks/block-fields';
