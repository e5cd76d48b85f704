// A remote binds screens to the pages of its descriptor; the rest of it is told by the composition and needs no place in the build.
module.exports = function descriptorLoader(source) {
  const { routes } = JSON.parse(source);
  return JSON.stringify({ routes: routes.map(({ path, chunk, screen }) => (screen ? { path, screen } : { path, chunk })) });
};
