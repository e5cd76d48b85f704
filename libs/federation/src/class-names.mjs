import { relative, sep } from 'node:path';

/** What one build calls the classes of its style modules: css-loader tells of each file as it reads it. */
export class ClassNames {
  /** By path from the project's folder. */
  #files = new Map();

  /** @param dir folder of the project */
  constructor(dir) {
    this.dir = dir;
  }

  /** For `getJSON` of css-loader. What a class is composed of in other files is told by what it is called there. */
  note = ({ resourcePath, exports, replacements }) => {
    const file = relative(this.dir, resourcePath).split(sep).join('/');
    const plain = (value) =>
      replacements.reduce((text, { replacementName, localName }) => text.replaceAll(replacementName, localName), value);
    this.#files.set(file, Object.fromEntries(exports.map(({ name, value }) => [name, plain(value)])));
  };

  /** @returns names in the page, by file and by what the file calls them; in the same order each time */
  told() {
    return Object.fromEntries([...this.#files].toSorted(([one], [other]) => (one < other ? -1 : 1)));
  }
}
