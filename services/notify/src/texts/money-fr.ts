import type { moneyEn } from './money-en.js';

/** What is mailed about money that was paid, goes back or is to be debited. */
export const moneyFr: Record<keyof typeof moneyEn, string> = {
  'notify.receipt.subject': 'Votre reçu {invoice}',
  'notify.receipt.heading': '{credits, plural, one {# crédit est à vous} other {# crédits sont à vous}}',
  'notify.receipt.text':
    'Merci. {method, select, sepa {Les crédits sont sur votre compte. La somme sera prélevée sur votre compte bancaire plus tard : un autre e-mail vous dit quel jour.} other {Votre paiement est arrivé et les crédits sont sur votre compte.}}',
  'notify.receipt.premium':
    'Avec ce premier achat, vous êtes Premium : vous voyez toutes les photos et commencez autant de conversations que vous le souhaitez.',
  'notify.receipt.number': 'Reçu',
  'notify.receipt.date': 'Date',
  'notify.receipt.bundle': '{credits, plural, one {# crédit} other {# crédits}}',
  'notify.receipt.discount': 'Remise',
  'notify.receipt.fewer':
    'Pourquoi {credits, plural, one {# crédit} other {# crédits}} et non {chosen} : {id, select, others {d’autres membres avaient épuisé le code de réduction} other {une remise ne compte qu’une fois, et la commande {id} avait déjà utilisé la vôtre}} quand ce paiement est arrivé. Vos {paid} ont donc été comptés au prix normal : {price} pour {chosen, plural, one {# crédit} other {# crédits}}.',
  'notify.receipt.fee': 'Frais de paiement',
  'notify.receipt.total': 'Total',
  'notify.receipt.net': 'Hors TVA',
  'notify.receipt.tax': 'TVA {rate, number} %',
  'notify.receipt.method': '{method, select, sepa {Moyen de paiement} other {Payé avec}}',
  'notify.receipt.button': 'Voir l’achat',
  'notify.receipt.pdf': 'Le reçu en PDF vous attend sur la page de l’achat, après connexion : {address}',
  'notify.receipt.refund':
    'C’était un paiement unique ; rien ne se renouvelle tout seul. Les crédits non utilisés se remboursent pendant {days, plural, one {# jour} other {# jours}}, au prix payé : rétractez-vous sur {address}.',
  'notify.receipt.seller': 'Vendeur : {company}, {address}, {city}, {country}. Registre du commerce {kvk}. {vat}.',
  'notify.receipt.vat-number': 'Numéro de TVA {country} : {number}',
  'notify.method.card': 'Carte bancaire',
  'notify.method.sepa': 'Prélèvement (SEPA)',
  'notify.method.card-number': '{brand} se terminant par {last4}',

  'notify.withdrawal.subject': 'Votre rétractation : {credits, plural, one {# crédit} other {# crédits}}',
  'notify.withdrawal.heading': 'Votre rétractation est enregistrée',
  'notify.withdrawal.text':
    'Votre rétractation d’un achat est enregistrée. {credits, plural, one {# crédit a quitté} other {# crédits ont quitté}} votre compte et {amount} vous reviennent par le moyen de paiement utilisé. Votre banque peut prendre quelques jours.',
  'notify.withdrawal.uncollected':
    'Votre rétractation d’un achat est enregistrée. {credits, plural, one {# crédit a quitté} other {# crédits ont quitté}} votre compte. {amount} n’ont pas encore été prélevés et ne le seront pas : il n’y a rien à rembourser.',
  'notify.withdrawal.after-debit':
    'Votre rétractation d’un achat est enregistrée. {credits, plural, one {# crédit a quitté} other {# crédits ont quitté}} votre compte. Votre compte bancaire est d’abord prélevé le {date} ; {amount} vous reviennent quelques jours ouvrés plus tard.',
  'notify.withdrawal.undebited': 'Non prélevé',
  'notify.withdrawal.when': 'Rétractation du',
  'notify.withdrawal.purchase': 'Achat',
  'notify.withdrawal.credits': 'Crédits',
  'notify.withdrawal.amount': 'Remboursement',
  'notify.withdrawal.button': 'Voir vos remboursements',
  'notify.refund-by-us.subject': 'Votre remboursement : {credits, plural, one {# crédit} other {# crédits}}',
  'notify.refund-by-us.heading': 'Votre remboursement',
  'notify.refund-by-us.text':
    'Nous vous remboursons des crédits non utilisés d’un achat. {credits, plural, one {# crédit a quitté} other {# crédits ont quitté}} votre compte et {amount} vous reviennent par le moyen de paiement utilisé. Votre banque peut prendre quelques jours.',
  'notify.refund-by-us.uncollected':
    'Nous annulons un achat dont le prélèvement n’a pas encore eu lieu. {credits, plural, one {# crédit a quitté} other {# crédits ont quitté}} votre compte, et {amount} ne sont pas prélevés.',
  'notify.refund-by-us.after-debit':
    'Nous vous remboursons des crédits non utilisés d’un achat. {credits, plural, one {# crédit a quitté} other {# crédits ont quitté}} votre compte. Votre compte bancaire est d’abord prélevé le {date} ; {amount} vous reviennent quelques jours ouvrés plus tard.',
  'notify.refund-by-us.when': 'Engagé le',
  'notify.undone.subject': 'Annulé avec votre mandat : {credits, plural, one {# crédit} other {# crédits}}',
  'notify.undone.heading': 'Votre achat est annulé',
  'notify.undone.text':
    'Vous avez révoqué votre mandat de prélèvement sans avoir rien utilisé de cet achat : il est donc annulé. {credits, plural, one {# crédit a quitté} other {# crédits ont quitté}} votre compte et {amount} reviennent sur votre compte bancaire. Votre banque peut prendre quelques jours.',
  'notify.undone.uncollected':
    'Vous avez révoqué votre mandat de prélèvement avant le débit de cet achat, sans en avoir rien utilisé : il est donc annulé. {credits, plural, one {# crédit a quitté} other {# crédits ont quitté}} votre compte. {amount} n’ont pas été prélevés et ne le seront pas : il n’y a rien à rembourser.',
  'notify.undone.after-debit':
    'Vous avez révoqué votre mandat alors que ce prélèvement était déjà en route vers votre banque, sans avoir rien utilisé de l’achat : il est donc annulé. {credits, plural, one {# crédit a quitté} other {# crédits ont quitté}} votre compte. Votre compte bancaire est d’abord prélevé le {date} ; {amount} y reviennent quelques jours ouvrés plus tard.',
  'notify.undone.when': 'Mandat révoqué le',
  'notify.refund-paid.subject': 'Remboursement effectué : {amount}',
  'notify.refund-paid.heading': '{amount} vous ont été rendus',
  'notify.refund-paid.text':
    'Votre remboursement a été versé par le moyen de paiement utilisé ; votre banque peut mettre quelques jours à l’afficher.',
  'notify.refund-uncollected.subject': 'Non prélevé : {amount}',
  'notify.refund-uncollected.heading': '{amount} ne sont pas prélevés',
  'notify.refund-uncollected.text': 'L’achat a pris fin avant le prélèvement. Rien n’a été prélevé, il n’y a donc rien à rembourser.',
  'notify.refund-paid.note': 'Avoir',
  'notify.refund-paid.pdf': 'L’avoir en PDF vous attend sur la page de vos remboursements, après connexion : {address}',
  'notify.refund-failed.subject': 'Votre remboursement de {amount} n’a pas abouti',
  'notify.refund-failed.heading': 'Votre remboursement n’a pas abouti',
  'notify.refund-failed.text':
    'Votre banque n’a pas accepté les {amount} que nous avons rendus. {credits, plural, one {Le crédit est} other {Les # crédits sont}} de nouveau sur votre compte : vous pouvez redemander le remboursement.',
  'notify.refund-failed.text-by-us':
    'Votre banque n’a pas accepté les {amount} que nous avons rendus.{credits, plural, =0 {} one { Le crédit est de nouveau sur votre compte.} other { Les # crédits sont de nouveau sur votre compte.}}',
  'notify.refund-failed.help-by-us': 'Écrivez à {email} : nous trouverons ensemble un autre moyen.',
  'notify.refund-failed.help': 'Si cela échoue encore, écrivez à {email} : nous trouverons un autre moyen.',

  'notify.dispute.subject.open': 'Votre paiement de {amount} est contesté',
  'notify.dispute.heading.open': 'Votre paiement de {amount} fait l’objet d’une contestation',
  'notify.dispute.text.open':
    'Votre banque ou votre prestataire de paiement nous signale que ce paiement est contesté. En attendant la décision, les crédits non utilisés de cet achat sont gelés : ils sont conservés, mais ne peuvent pas être dépensés. Vous n’avez rien à faire ici. Ce n’était pas vous ? Alors écrivez-nous.',
  'notify.dispute.subject.won': 'C’est décidé : votre paiement de {amount} est maintenu',
  'notify.dispute.heading.won': 'Votre paiement est maintenu',
  'notify.dispute.text.won':
    'La contestation de ce paiement est close et le paiement est maintenu. Vos crédits, comme tout le reste, sont tels qu’ils étaient avant.',
  'notify.dispute.subject.lost': 'C’est décidé : {amount} ont été repris',
  'notify.dispute.heading.lost': 'Votre paiement de {amount} n’est pas maintenu',
  'notify.dispute.text.lost':
    'L’argent de cet achat a été repris ou n’a pas pu être prélevé. Nous avons donc repris les crédits qu’il en restait ; ceux qui étaient déjà dépensés seront réglés par votre prochain achat. Ce moyen de paiement ne vous est plus proposé ici : {method}. Tous les autres vous restent ouverts.',
  'notify.dispute.purchase': 'Achat',
  'notify.dispute.amount': 'Montant contesté',
  'notify.dispute.frozen': 'Crédits gelés',
  'notify.dispute.taken': 'Crédits repris',
  'notify.dispute.owed': 'Crédits restant à régler',
  'notify.dispute.help': 'Quelque chose ne va pas ? Écrivez à {email} : une personne vous lira.',
  'notify.direct-debit.subject': '{amount} seront prélevés le {day}',
  'notify.direct-debit.heading': '{amount} seront prélevés sur votre compte',
  'notify.direct-debit.text':
    'Vous avez choisi le prélèvement. Le montant ci-dessous sera demandé à votre banque le {day} : veillez à ce que le compte soit suffisamment approvisionné.',
  'notify.direct-debit.amount': 'Montant',
  'notify.direct-debit.day': 'Date du prélèvement',
  'notify.direct-debit.account': 'Compte',
  'notify.direct-debit.mandate': 'Référence du mandat',
  'notify.direct-debit.creditor': 'Créancier',
  'notify.direct-debit.creditor-id': 'Identifiant du créancier',
  'notify.direct-debit.help':
    'Quelque chose ne va pas ? Écrivez à {email} avant cette date. Votre banque vous rembourse pendant huit semaines après le prélèvement, sans vous demander pourquoi.',
};
