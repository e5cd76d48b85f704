import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { doorNames } from '../../../libs/federation/src/door-names.mjs';

const kindOf = (checker, type) => {
  const kinds = (type.isUnion() ? type.types : [type]).filter(({ flags }) => !(flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Null)));
  if (kinds.every((kind) => kind.isStringLiteral()))
    return kinds
      .map(({ value }) => JSON.stringify(value))
      .toSorted()
      .join(' | ');
  if (kinds.every(({ flags }) => flags & ts.TypeFlags.BooleanLike)) return 'boolean';
  if (kinds.every(({ flags }) => flags & ts.TypeFlags.StringLike)) return 'string';
  if (kinds.every(({ flags }) => flags & ts.TypeFlags.NumberLike)) return 'number';
  return kinds.every((kind) => checker.getSignaturesOfType(kind, ts.SignatureKind.Call).length > 0) ? 'function' : 'value';
};

/** The props of a component that libs/ui itself declares: those of an HTML element it hands on. In one of several forms: those of all. */
const propLines = (checker, component, folder) => {
  const [signature] = checker.getSignaturesOfType(component, ts.SignatureKind.Call);
  const props = signature?.parameters[0] && checker.getTypeOfSymbol(signature.parameters[0]);
  if (!props) return [];
  const forms = props.isUnion() ? props.types : [props];
  const names = new Set(forms.flatMap((form) => checker.getPropertiesOfType(form).map(({ name }) => name)));
  return [...names].toSorted().flatMap((name) => {
    const found = forms.flatMap((form) => checker.getPropertyOfType(form, name) ?? []);
    const isOurs = found.some(({ declarations = [] }) => declarations.some((at) => at.getSourceFile().fileName.startsWith(folder)));
    if (!isOurs) return [];
    const optional = found.length < forms.length || found.some(({ flags }) => flags & ts.SymbolFlags.Optional);
    const kinds = new Set(found.map((symbol) => kindOf(checker, checker.getTypeOfSymbol(symbol))));
    return `  body ${name}${optional ? '?' : ''}: ${[...kinds].filter((kind) => kind !== '').join(' | ') || 'nothing'}`;
  });
};

/** What libs/ui gives to remotes, one head for each name; of a component also its props. */
const uiLines = (workspace) => {
  const folder = join(workspace, 'libs/ui/src/').replaceAll('\\', '/');
  const door = `${folder}index.ts`;
  const { config } = ts.readConfigFile(join(workspace, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent({ ...config, files: [door], include: [] }, ts.sys, workspace);
  const program = ts.createProgram([door], { ...options, types: [] });
  const checker = program.getTypeChecker();
  const given = new Set(doorNames(door));
  return checker
    .getExportsOfModule(checker.getSymbolAtLocation(program.getSourceFile(door)))
    .filter(({ name }) => given.has(name))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((symbol) => {
      const resolved = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
      const isComponent = /^[A-Z]/.test(symbol.name);
      return [`UI ${symbol.name} (anyone)`, ...(isComponent ? propLines(checker, checker.getTypeOfSymbol(resolved), folder) : []), ''];
    });
};

/** Major and minor of a library: what it promises is kept as long as they stay. */
const promiseOf = (workspace, library) =>
  JSON.parse(readFileSync(join(workspace, 'libs', library, 'package.json'), 'utf8')).version.replace(/\.\d+$/, '');

/** The versions of what remotes take from the shell at run time. */
export const sharedVersions = (workspace) => [`facade ${promiseOf(workspace, 'client')}`, `ui ${promiseOf(workspace, 'ui')}`];

/** What remotes take from the shell at run time: the names of the facade, and libs/ui's with the props of its components. */
export const sharedSection = (workspace) => {
  const names = [...new Set(doorNames(join(workspace, 'libs/client/src/facade.ts')))].toSorted();
  return [
    '# shared at run time',
    '',
    'FACADE @rendezvous/client/facade (anyone)',
    ...names.map((name) => `  → ${name}: name`),
    '',
    ...uiLines(workspace),
  ].join('\n');
};
