import type { ContentText } from '../../content-text.js';

export const returnPolicyFr: ContentText = {
  title: 'Politique de remboursement',
  sections: [
    {
      heading: 'Les crédits non utilisés vous reviennent',
      paragraphs: [
        'Vous pouvez rendre les crédits achetés et non utilisés dans les {refund_days} jours suivant l’achat, sans motif. C’est plus que ce que la loi nous demande, et cela n’enlève rien à ce qu’elle vous donne.',
      ],
    },
    {
      heading: 'Combien vous récupérez',
      paragraphs: [],
      items: [
        'Rien du lot n’a été utilisé : la totalité du paiement, frais de paiement compris',
        'Une partie a été utilisée : la part du prix correspondant aux crédits restants',
        'Les crédits offerts, par exemple à la confirmation de votre adresse, sont dépensés en premier et ne sont pas versés en argent',
      ],
    },
    {
      heading: 'Comment le demander',
      paragraphs: [
        'Dans « Vos achats », choisissez « Se rétracter d’un achat » : vous voyez ce qui vous revient, puis vous confirmez. Ou écrivez à {email} depuis l’adresse de votre compte, avec le numéro du reçu. L’argent revient par où il est venu ; votre banque peut prendre quelques jours. Les crédits quittent votre compte aussitôt, et y reviennent si l’argent n’arrive pas.',
      ],
    },
    {
      heading: 'Et Premium ?',
      paragraphs: [
        'Premium reste tant qu’il reste un achat. Quand tous ont été remboursés, Premium prend fin et les limites des membres gratuits s’appliquent de nouveau.',
      ],
    },
    {
      heading: 'Droit de rétractation',
      paragraphs: [
        'Comme consommateur dans l’Union européenne, vous pouvez vous rétracter dans les 14 jours. Les crédits déjà utilisés ont été fournis à votre demande expresse ; ils restent dus en proportion.',
      ],
    },
    {
      heading: 'Évitez de faire annuler le paiement par votre banque',
      paragraphs: [
        'Écrivez-nous d’abord : c’est plus rapide. Tant que la banque n’a pas décidé, les crédits non utilisés de cet achat sont gelés. Un paiement annulé les retire de votre compte ; pour ceux déjà utilisés, une dette demeure, réglée avec le prochain achat, et ce moyen de paiement ne vous est plus proposé. Si la décision nous donne raison plus tard, tout redevient comme avant.',
      ],
    },
  ],
};
