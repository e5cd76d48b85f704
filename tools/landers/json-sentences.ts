import { type ParseError, printParseErrorCode } from 'jsonc-parser';

/** What is wrong with a text that is no JSON, by the parser's name for it. */
const SENTENCES: Readonly<Record<string, string>> = {
  InvalidSymbol: 'here stands a word that is in no quotes "…"',
  InvalidNumberFormat: 'here stands a number that is none',
  PropertyNameExpected: 'a name in quotes is missing, or a comma before it is one too many',
  ValueExpected: 'a value is missing, or a comma before it is one too many',
  ColonExpected: 'a colon is missing between a name and its value',
  CommaExpected: 'a comma is missing before this',
  CloseBraceExpected: 'a closing brace } is missing',
  CloseBracketExpected: 'a closing bracket ] is missing',
  EndOfFileExpected: 'more stands behind the end; a brace { or a bracket [ closes too early, or does not open',
  InvalidCommentToken: 'a comment stands here; JSON has none',
  UnexpectedEndOfComment: 'a comment stands here; JSON has none',
  UnexpectedEndOfString: 'the closing quote " is missing',
  UnexpectedEndOfNumber: 'a number ends too early',
  InvalidUnicode: 'after \\u stand four hexadecimal digits',
  InvalidEscapeCharacter: 'after a backslash stands one of " \\ / b f n r t u; write a backslash twice',
  InvalidCharacter: 'a character stands here that may not, such as a line break or a tab inside of quotes',
};

export const jsonSentence = ({ error }: ParseError): string => SENTENCES[printParseErrorCode(error)] ?? 'it cannot be read';
