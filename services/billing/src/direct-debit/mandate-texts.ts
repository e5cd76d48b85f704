import type { Locale } from '@rendezvous/contracts/reference';
import type { MandateKind } from '../sepa/mandate.rules.js';

/** The words of a mandate, a paragraph each. The scheme's rules say what has to be told; what was signed is kept as it was. */
const TEXTS: Readonly<Record<Locale, (creditor: string, kind: MandateKind) => readonly string[]>> = {
  en: (creditor, kind) => [
    `By signing this mandate, you authorise ${creditor} to send instructions to your bank to debit your account, and your bank to debit your account in accordance with the instructions from ${creditor}.`,
    kind === 'recurrent'
      ? 'The mandate covers this purchase and later ones, each of which you confirm with a code of its own.'
      : 'The mandate covers this purchase only.',
    'As part of your rights, you are entitled to a refund from your bank under the terms and conditions of your agreement with your bank. A refund must be claimed within eight weeks starting from the date on which your account was debited.',
    'You hear of each debit by e-mail, at least one day before it.',
  ],
  fr: (creditor, kind) => [
    `En signant ce mandat, vous autorisez ${creditor} à envoyer des instructions à votre banque pour débiter votre compte, et votre banque à débiter votre compte conformément aux instructions de ${creditor}.`,
    kind === 'recurrent'
      ? 'Le mandat vaut pour cet achat et pour les suivants ; vous confirmez chacun d’eux par un code qui lui est propre.'
      : 'Le mandat vaut pour cet achat seulement.',
    'Vous bénéficiez du droit d’être remboursé par votre banque selon les conditions décrites dans la convention que vous avez passée avec elle. Toute demande de remboursement doit être présentée dans les huit semaines suivant la date de débit de votre compte.',
    'Chaque débit vous est annoncé par e-mail, au moins un jour à l’avance.',
  ],
};

/** The name may end in a full stop itself, as "B.V." does. */
const withOneStop = (paragraph: string): string => paragraph.replace(/\.\.$/, '.');

export const mandateWording = (locale: Locale, creditor: string, kind: MandateKind): string[] =>
  TEXTS[locale](creditor, kind).map(withOneStop);
