export { buildRuntime, publicPath, type BuildRuntimeOptions } from './build-runtime';
