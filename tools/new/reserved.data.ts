const words = (text: string): readonly string[] => text.trim().split(/\s+/);

/** Words of JavaScript, which imports an area by its name. */
const SCRIPT = words(`
  arguments await break case catch class const continue debugger default delete do else enum eval export extends false finally for function if
  implements import in instanceof interface let new null package private protected public return static super switch this throw true try
  typeof undefined var void while with yield
`);

/** Words of SQL, in which an area names its schema. */
const SQL = words(`
  all analyse analyze and any array as asc asymmetric authorization between binary both case cast check collate collation column concurrently
  constraint create cross desc distinct do end except fetch foreign freeze from full grant group having ilike initially inner intersect into
  is isnull join lateral leading left like limit localtime localtimestamp natural not notnull offset on only or order outer overlaps placing
  primary references returning right select similar some symmetric table tablesample then to trailing union unique user using variadic verbose
  when where window
`);

/** Words of the house: other projects, folders and addresses, and the placeholders of the templates. */
const HOUSE = words(
  'api client common contracts demo federation gateway health media mfe newarea releases remote server shell testing tools ui',
);

/** Words that no area, and nothing that is exported by its name, can be called. */
export const RESERVED: ReadonlySet<string> = new Set([...SCRIPT, ...SQL, ...HOUSE]);
