// What a package needs only where it is developed is in no tarball.
module.exports = {
  hooks: {
    beforePacking({ scripts, devDependencies, ...manifest }) {
      return manifest;
    },
  },
};
