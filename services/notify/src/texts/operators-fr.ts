import type { operatorsEn } from './operators-en.js';

/** What operators are mailed. */
export const operatorsFr: Record<keyof typeof operatorsEn, string> = {
  'notify.incident.subject': 'Paiement à vérifier : commande {order}',
  'notify.incident.subject.unmatched': 'Paiement à vérifier : un débit de {provider}',
  'notify.incident.subject.other': 'À vérifier : {provider}',
  'notify.incident.heading.amount-differs': 'Un paiement ne correspond pas à sa commande',
  'notify.incident.text.amount-differs':
    'Le prestataire {provider} annonce un autre montant que celui qui était demandé. La commande reste telle quelle et aucun crédit n’a été accordé : vérifiez le paiement chez lui, puis marquez l’incident comme réglé.',
  'notify.incident.heading.refund-unknown': 'On ne sait pas ce qu’est devenu un remboursement',
  'notify.incident.text.refund-unknown':
    '{provider} n’a pas dit ce qu’est devenu un remboursement, malgré plusieurs demandes. Vérifiez auprès de ce prestataire : les crédits du membre restent réservés jusqu’à la décision.',
  'notify.incident.reported.refund-unknown': 'Remboursement',
  'notify.incident.heading.payment-unknown': 'On ne sait pas ce qu’est devenu un paiement',
  'notify.incident.text.payment-unknown':
    '{provider} n’a pas dit si un paiement a commencé, ou ce qu’il est devenu, malgré plusieurs demandes. Aucun crédit n’a été donné. Cherchez-y la commande, puis marquez l’incident comme réglé.',
  'notify.incident.reported.payment-unknown': 'Paiement',
  'notify.incident.heading.payment-disputed': 'Un paiement est contesté',
  'notify.incident.text.payment-disputed':
    'Un payeur redemande à sa banque l’argent de ce paiement. {provider} n’accepte une réponse et des justificatifs que peu de temps : consultez-le sans attendre. Les crédits non utilisés de l’achat sont gelés jusqu’à la décision.',
  'notify.incident.reported.payment-disputed': 'Contesté',
  'notify.incident.heading.dispute-exceeds': 'Plus d’argent est reparti qu’il n’en était venu',
  'notify.incident.text.dispute-exceeds':
    'Les contestations perdues et les remboursements de ce paiement dépassent ensemble ce qui a été payé. {provider} indique ce qui peut être réclamé : consultez-le.',
  'notify.incident.reported.dispute-exceeds': 'En trop',
  'notify.incident.heading.capture-differs': 'Un prestataire dit autre chose d’un paiement',
  'notify.incident.text.capture-differs':
    'Dans son rapport d’une journée, {provider} annonce un autre paiement que celui qui figure ici ; 0 signifie que rien n’a été payé. Vérifiez le paiement chez lui, puis réglez l’écart sous Paiements.',
  'notify.incident.reported.capture-differs': 'Payé là-bas',
  'notify.incident.heading.refund-differs': 'Un prestataire dit autre chose d’un remboursement',
  'notify.incident.text.refund-differs':
    '{provider} annonce un autre remboursement que celui qui figure ici ; 0 signifie que rien n’a été remboursé. Depuis son tableau de bord, on a peut-être rendu plus qu’il ne restait. Vérifiez le remboursement chez lui, puis réglez l’écart sous Paiements.',
  'notify.incident.reported.refund-differs': 'Remboursé là-bas',
  'notify.incident.heading.refund-adopted': 'Un remboursement a été fait chez le prestataire',
  'notify.incident.text.refund-adopted':
    'Quelqu’un a remboursé depuis le tableau de bord de {provider}. Le remboursement figure désormais ici aussi : les crédits non utilisés qu’il payait ont quitté le compte, et le membre reçoit l’avoir. Vérifiez que c’était voulu, puis réglez l’écart sous Paiements. Un remboursement fait d’ici pose la question avant.',
  'notify.incident.reported.refund-adopted': 'Remboursé là-bas',
  'notify.incident.heading.dispute-differs': 'Un prestataire dit autre chose d’une contestation',
  'notify.incident.text.dispute-differs':
    'Dans son rapport d’une journée, {provider} dit autre chose d’une contestation que ce qui figure ici ; 0 signifie qu’il n’en connaît aucune. Vérifiez la contestation chez lui, puis réglez l’écart sous Paiements.',
  'notify.incident.reported.dispute-differs': 'Contesté là-bas',
  'notify.incident.heading.dispute-missed': 'Une contestation dont aucun événement n’a parlé',
  'notify.incident.text.dispute-missed':
    'La liste d’une journée de {provider} contient une contestation qui n’était pas connue ici. Elle figure désormais ici, avec tout ce qui en suit pour les crédits et le moyen de paiement. Regardez chez lui s’il est encore temps de répondre, et si ses événements arrivent toujours ici ; puis réglez l’écart sous Paiements.',
  'notify.incident.reported.dispute-missed': 'Contesté là-bas',
  'notify.incident.heading.ledger-differs': 'Le grand livre ne dit pas ce qui a été payé',
  'notify.incident.text.ledger-differs':
    'Un paiement par {provider} et les crédits du grand livre ne concordent pas ; 0 signifie que des crédits sont venus sans paiement. Vérifiez les deux, puis réglez l’écart sous Paiements.',
  'notify.incident.reported.ledger-differs': 'Payé ici',
  'notify.incident.heading.charge-unmatched': 'Un débit ne correspond à aucun paiement d’ici',
  'notify.incident.text.charge-unmatched':
    '{provider} a débité quelqu’un sans qu’aucun paiement d’ici y corresponde ; 0 signifie que le montant est dans une devise dans laquelle rien n’est vendu. Regardez chez lui qui a payé et pour quoi, puis réglez l’écart sous Paiements.',
  'notify.incident.reported.charge-unmatched': 'Débité là-bas',
  'notify.incident.heading.dispute-unknown': 'On ne sait pas où en est un litige',
  'notify.incident.text.dispute-unknown':
    '{provider} n’a pas dit où en est un litige, malgré plusieurs demandes. Vérifiez là-bas : les crédits restent gelés jusqu’à la décision.',
  'notify.incident.reported.dispute-unknown': 'Contesté',
  'notify.incident.heading.debit-unanswered': 'La banque ne dit rien d’un prélèvement',
  'notify.incident.text.debit-unanswered':
    'La banque n’a ni comptabilisé ni rejeté un prélèvement, dix jours ouvrés bancaires après l’échéance. Les crédits ont été accordés à la signature. Interrogez la banque, déposez sa réponse sous Paiements, puis réglez-y l’écart.',
  'notify.incident.reported.debit-unanswered': 'Prélèvement',
  'notify.incident.heading.method-kept': 'Un moyen de paiement enregistré n’est pas effacé',
  'notify.incident.text.method-kept':
    'Un moyen de paiement a été retiré ici, et {provider} n’a pas confirmé l’avoir effacé, malgré plusieurs demandes. Effacez-le là-bas, puis réglez l’écart sous Paiements.',
  'notify.incident.reported.method-kept': 'Montant',
  'notify.incident.heading.answer-unread': 'Une réponse de la banque n’a pas pu être lue',
  'notify.incident.text.answer-unread':
    'Un fichier de la banque n’a pas pu être lu et se trouve dans le dossier de ceux qui ont été refusés. Vérifiez ce qu’il dit, déposez-le de nouveau ou agissez en conséquence, puis réglez l’écart sous Paiements.',
  'notify.incident.reported.answer-unread': 'Montant',
  'notify.incident.asked': 'Demandé',
  'notify.incident.reported.amount-differs': 'Annoncé',
  'notify.incident.order': 'Commande',
  'notify.incident.member': 'Membre',
  'notify.incident.reference': 'Paiement chez le prestataire',
  'notify.incident.number': 'Incident',
  'notify.ledger.subject': 'Le grand livre ne se prouve pas : {faults, plural, one {# anomalie} other {# anomalies}}',
  'notify.ledger.heading': 'Le grand livre ne se prouve pas',
  'notify.ledger.text':
    'La preuve {proof} du grand livre a trouvé {faults, plural, one {# anomalie} other {# anomalies}} : des écritures, des portefeuilles, des paiements ou des numéros de documents ne concordent pas. Vérifiez avant tout mouvement manuel.',
  'notify.ledger.button': 'Voir la preuve',
  'notify.incident.why': 'Vous recevez cet e-mail parce que cette adresse est celle du service clients de {site}.',
  'notify.waiting.asked-by': 'Demandé par l’opérateur',
  'notify.waiting.until': 'À décider jusqu’au',
  'notify.waiting.button': 'Voir et décider',
  'notify.waiting.site': 'Site',
  'notify.waiting.as-all': 'comme partout',
  'notify.adjustment-waiting.subject':
    'À décider : {way, select, give {donner} other {retirer}} {credits, plural, one {# crédit} other {# crédits}}',
  'notify.adjustment-waiting.heading': 'Un autre opérateur demande des crédits',
  'notify.adjustment-waiting.text':
    'Autant de crédits demandent l’accord de deux opérateurs. Vérifiez la demande, puis approuvez-la ou refusez-la.',
  'notify.adjustment-waiting.credits': 'Crédits',
  'notify.adjustment-waiting.member': 'Membre',
  'notify.fee-waiting.subject': 'À décider : les frais pour {method} ({fee})',
  'notify.fee-waiting.heading': 'Un autre opérateur demande des frais',
  'notify.fee-waiting.text': 'Des frais demandent l’accord de deux opérateurs. Vérifiez la demande, puis approuvez-la ou refusez-la.',
  'notify.fee-waiting.country': 'Pays',
  'notify.fee-waiting.method': 'Moyen de paiement',
  'notify.fee-waiting.present': 'Frais actuels',
  'notify.fee-waiting.fee': 'Nouveaux frais',
  'notify.price-waiting.subject': 'À décider : {credits, plural, one {# crédit} other {# crédits}} pour {price}',
  'notify.price-waiting.heading': 'Un autre opérateur demande un prix',
  'notify.price-waiting.text': 'Un prix demande l’accord de deux opérateurs. Vérifiez la demande, puis approuvez-la ou refusez-la.',
  'notify.price-waiting.bundle': 'Crédits de l’offre',
  'notify.price-waiting.present': 'Prix actuel',
  'notify.price-waiting.price': 'Nouveau prix',
  'notify.price-waiting.begins': 'Prend effet',
  'notify.price-waiting.at-once': 'dès l’approbation',
  'notify.waiting.why':
    'Vous recevez cet e-mail parce que quelqu’un a laissé cette adresse sur {site} pour savoir quand une place se libère.',
};
