export {
  buildRuntime,
  publicPath,
  reloadingManifest,
  type BuildRuntimeOptions,
} from './build/build-runtime';
