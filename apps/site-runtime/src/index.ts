export {
  buildRuntime,
  publicPath,
  reloadingManifest,
  type BuildRuntimeOptions,
} from './build-runtime';
