import type { ContentText } from '../../content-text.js';

export const banFr: ContentText = {
  title: 'Règles et bannissements',
  sections: [
    {
      heading: 'Ce que nous voulons ici',
      paragraphs: [
        'Des adultes qui se parlent comme autour d’une table : franchement, avec audace même, mais avec respect. Un « non » est une réponse.',
      ],
    },
    {
      heading: 'Ce qui entraîne un bannissement immédiat',
      paragraphs: [],
      items: [
        'Avoir moins de {min_age} ans, ou tout ce qui sexualise des mineurs ; nous le signalons à la police',
        'Menaces, chantage, harcèlement, publication de photos ou de données de quelqu’un sans son accord',
        'Demander de l’argent, vendre, faire de la publicité ou attirer des membres vers d’autres services payants',
        'Un profil avec les photos ou le nom de quelqu’un d’autre',
        'La haine fondée sur l’origine, la religion, le genre, la sexualité, le corps ou un handicap',
      ],
    },
    {
      heading: 'Ce qui est aussi contraire aux règles',
      paragraphs: [
        'Nous regardons chaque cas : un profil est désactivé si cela continue ou fait du tort. Ce que vous corrigez de vous-même est réglé.',
      ],
      items: [
        'Des photos où l’on ne reconnaît personne, ou qui montrent d’autres gens sans leur accord',
        'Écrire encore et encore à quelqu’un qui ne répond pas',
        'Un second compte',
        'Des indications fausses sur l’âge, le genre ou la situation',
      ],
    },
    {
      heading: 'Comment se passe un bannissement',
      paragraphs: [
        'C’est une personne qui décide, jamais un programme seul. Vous recevez un e-mail qui le dit, et comment le contester. Dès lors, le profil n’apparaît dans aucune recherche, et seules les personnes que vous aviez aimées ou à qui vous aviez écrit peuvent l’ouvrir. Vous pouvez lire, mais ni aimer, ni écrire, ni ajouter de photo. Vos réglages, une copie de vos données, les réclamations et la suppression du compte vous restent ouverts, tout comme la demande de remboursement, selon notre politique de remboursement.',
        'Vous pouvez contester dans les 14 jours, par le formulaire de réclamation ou en écrivant à {email} ; une autre personne que la première examine alors le cas et répond sous 14 jours.',
      ],
    },
    {
      heading: 'Nous prévenir',
      paragraphs: [
        'Quelqu’un enfreint ces règles ? Signalez cette personne sur son profil, sous « Plus », ou écrivez à {email} en indiquant son nom et ce qui s’est passé ; puis bloquez-la. Nous ne disons jamais qui nous a prévenus.',
      ],
    },
  ],
};
