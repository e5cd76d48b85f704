import { adjustmentsTexts } from './adjustments/texts';
import { blockTexts } from './blocks/texts';
import { bundlesTexts } from './bundles/texts';
import { codesTexts } from './codes/texts';
import { differencesTexts } from './differences/texts';
import { directDebitsTexts } from './direct-debits/texts';
import { disputesTexts } from './disputes/texts';
import { methodsTexts } from './methods/texts';
import { offersTexts } from './offers/texts';
import { operatorRefundTexts } from './refunds/texts';
import { traceTexts } from './trace/texts';
import { webhooksTexts } from './webhooks/texts';

const TEXTS = [
  adjustmentsTexts,
  blockTexts,
  bundlesTexts,
  codesTexts,
  differencesTexts,
  directDebitsTexts,
  disputesTexts,
  methodsTexts,
  offersTexts,
  operatorRefundTexts,
  traceTexts,
  webhooksTexts,
];
/** What a pill says of something. */
const PILL = /\.(state|status|result)\.[\w-]+$|\.(own|as-all)$/;
/** A part of a sentence. */
const INSIDE = /^billing\.bundles\.state\.|-text$/;

test.each(['en', 'fr'] as const)('what pills say begins with a capital letter, on each page alike (%s)', (language) => {
  const said = TEXTS.flatMap((texts) => Object.entries<string>(texts[language])).filter(([id]) => PILL.test(id) && !INSIDE.test(id));
  expect(said.length).toBeGreaterThan(50);
  expect(said.filter(([, text]) => /^\p{Ll}/u.test(text))).toEqual([]);
});
