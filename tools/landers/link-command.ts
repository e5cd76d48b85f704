import { writeFileSync } from 'node:fs';
import { LINK_PARAMETERS, type LinkParameters } from '@rendezvous/contracts/landers/links';
import { type Template, TEMPLATE_DEFINITIONS, TEMPLATES } from '@rendezvous/contracts/landers/templates';
import { LanderFault, linkTo, type OpenLanders, qrSvg, qrText, type Variant } from '@rendezvous/landers';
import type { Site } from '@rendezvous/site';
import sharp from 'sharp';

/** A QR code as a PNG: wide enough for a poster's corner in print. */
const PNG_WIDTH = 1200;

/** A parameter as it is typed: `--utm-source`. */
export const optionOf = (parameter: string): string => parameter.replace('_', '-');

export interface LinkCall {
  readonly landers: OpenLanders;
  readonly site: Site;
  /** A slug, a template, or a path of the site. */
  readonly target: string;
  /** As they were typed. */
  readonly options: Readonly<Record<string, string | undefined>>;
  /** Where the site's pages are, `https://love.example`. */
  readonly origin: () => string;
}

const memberOf = (typed: string | undefined): number | undefined => {
  if (typed === undefined) return undefined;
  if (!/^[1-9]\d{0,8}$/.test(typed)) throw new LanderFault(`--member is the number of a member, as in /members/7; "${typed}" is none.`);
  return Number(typed);
};

/** White on black in every theme: cameras do not read a code whose colours are changed over. */
const inTerminal = (code: string): string =>
  process.stdout.isTTY
    ? code
        .split('\n')
        .map((line) => `\u001B[97;40m${line}\u001B[0m`)
        .join('\n')
    : code;

/** Path of a lander, about a member where its template is. */
export const landerLinkPath = async (
  { landers, site }: Pick<LinkCall, 'landers' | 'site'>,
  {
    template,
    slug,
    member,
    parameters = {},
  }: { template: Template; slug?: string; member: string | undefined; parameters?: LinkParameters },
): Promise<string> => {
  const isAboutMember = TEMPLATE_DEFINITIONS[template].about === 'member';
  if (!isAboutMember && member !== undefined) throw new LanderFault(`${template} is not about a member: leave out --member.`);
  if (isAboutMember && member === undefined) throw new LanderFault(`${template} is about a member: say whom, by --member <number>.`);
  const lander = { template, parameters, member: memberOf(member), ...(slug === undefined ? {} : { slug }) };
  const path = await landers.links.pathOf(site, lander);
  if (path === null) throw new LanderFault(`Member ${member} is not listed for visitors, so the page would show nobody.`);
  return path;
};

const told = ({ slug, state }: Variant): string =>
  state === 'published'
    ? ''
    : `\nwarning: ${slug} is ${state === 'draft' ? 'not published yet' : state}: the link leads to a page that is not there.`;

const parametersOf = (options: LinkCall['options']): LinkParameters =>
  Object.fromEntries(
    LINK_PARAMETERS.flatMap((name) => {
      const value = options[optionOf(name)];
      return value === undefined ? [] : [[name, value]];
    }),
  );

const savePicture = async (file: string, svg: string): Promise<void> => {
  if (file.endsWith('.svg')) writeFileSync(file, svg);
  else if (file.endsWith('.png'))
    await sharp(Buffer.from(svg), { density: 600 }).resize({ width: PNG_WIDTH, kernel: 'nearest' }).png().toFile(file);
  else throw new LanderFault(`--qr is a file that ends in .svg or .png; "${file}" does neither.`);
};

/** The whole address of a page with what a campaign adds to it, and its QR code: in a file, or here. */
export const link = async (call: LinkCall): Promise<string> => {
  const { landers, site, target, options, origin } = call;
  const parameters = parametersOf(options);
  const template = TEMPLATES.find((name) => name === target);
  const variant = (await landers.variants.list(site.id)).find(({ slug }) => slug === target);
  const lander = template !== undefined ? { template } : variant;
  if (lander === undefined && !target.startsWith('/'))
    throw new LanderFault(`"${target}" is no lander, no template, and no path such as /members?gender=female.`);
  const path = lander ? await landerLinkPath(call, { ...lander, parameters, member: options.member }) : target;
  const address = linkTo(origin(), path, parameters);
  const warning = variant && !template ? told(variant) : '';
  if (options.qr === undefined) return `${address}${warning}\n${inTerminal(qrText(address))}`;
  await savePicture(options.qr, qrSvg(address, address));
  return `${address}${warning}\nThe QR code is in ${options.qr}.`;
};
