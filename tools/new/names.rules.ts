import { NewFault } from './plan.js';
import { RESERVED } from './reserved.data.js';

const AREA = /^[a-z]{2,20}$/;
const KEBAB = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

const withoutReserved = (name: string): string => {
  if (RESERVED.has(name)) throw new NewFault(`"${name}" is a reserved word. Choose another name.`);
  return name;
};

/** The name of an area: it is also a schema, an identifier and part of addresses, hence one word. */
export const areaName = (name = ''): string => {
  if (!AREA.test(name)) throw new NewFault(`An area is one word of 2 to 20 small letters; "${name}" is not.`);
  return withoutReserved(name);
};

/** The name of a thing inside an area. */
export const kebabName = (name = ''): string => {
  if (!KEBAB.test(name) || name.length > 40) throw new NewFault(`A name is kebab-case, such as weekly-summary; "${name}" is not.`);
  return withoutReserved(name);
};

/** A title as the name of a file. */
export const slugOf = (title: string): string =>
  title
    .normalize('NFD')
    .replaceAll(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** `weekly-summary` → `WeeklySummary`. */
export const pascal = (name: string): string => name.split('-').map(capital).join('');

/** `weekly-summary` → `weeklySummary`. */
export const camel = (name: string): string => name.split('-')[0] + pascal(name.split('-').slice(1).join('-'));

/** `weekly-summary` → `Weekly summary`. */
export const sentence = (name: string): string => capital(name.replaceAll('-', ' '));
