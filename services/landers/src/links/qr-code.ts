import createQrCode from 'qrcode-generator';

/** What cameras need around the code, in modules. */
const QUIET_ZONE = 4;
const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Corrects a sixth of what is dirty or folded: enough for paper, and smaller than what corrects more. */
const codeOf = (link: string) => {
  const code = createQrCode(0, 'M');
  code.addData(link);
  code.make();
  return code;
};

/** A link as a picture in SVG, black on white in every theme. @param title what who does not see it is told, and what a browser shows */
export const qrSvg = (link: string, title: string): string => {
  const code = codeOf(link);
  const modules = [...Array(code.getModuleCount()).keys()];
  const size = modules.length + 2 * QUIET_ZONE;
  const dark = modules.flatMap((row) =>
    modules.filter((column) => code.isDark(row, column)).map((column) => `M${column + QUIET_ZONE} ${row + QUIET_ZONE}h1v1h-1z`),
  );
  const words = title.replace(/[&<>]/g, (character) => ESCAPES[character]!);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" role="img" shape-rendering="crispEdges">`,
    `<title>${words}</title><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${dark.join('')}"/></svg>\n`,
  ].join('');
};

/** A link as lines of half blocks for a terminal: what is light in the code is drawn, what is dark is the ground. */
export const qrText = (link: string): string => codeOf(link).createASCII(1, QUIET_ZONE);
