import type { ContentText } from '../../content-text.js';

export const cookiesFr: ContentText = {
  title: 'Cookies',
  sections: [
    {
      heading: 'Nécessaires : toujours présents',
      paragraphs: ['Sans eux, le site ne peut pas faire ce que vous lui demandez. Ils ne requièrent pas d’accord.'],
      items: [
        'session : vous garde connecté, 30 jours, pour notre serveur seulement',
        'locale : la langue que vous avez choisie, 365 jours',
        'theme : clair ou sombre, si vous avez choisi, 365 jours',
        'geoip_selected_country : le pays que vous avez choisi, 365 jours',
        'cookie_choice : ce que vous avez choisi ici et quand, 180 jours ; ensuite nous redemandons',
        'visitor : un nom tiré au sort pour votre navigateur, 365 jours. Il vous garde sur une même version du site pendant que certains visiteurs en essaient une nouvelle, et nous permet de compter dans combien de navigateurs celle-ci échoue',
        'traffic_source : quel lien vous a mené ici la première fois (network, ref, sub1, sub2 et sub3 de son adresse) et sur quelle page, 30 jours, pour notre serveur seulement. Certains sites ne sont ouverts qu’aux visiteurs envoyés ainsi : il est donc gardé quel que soit votre choix ; il accompagne votre compte si vous vous inscrivez, et n’est mesuré qu’avec votre accord',
        'invitation : l’invitation avec laquelle vous êtes venu ou que vous avez saisie, pour qu’elle compte quel que soit le formulaire ; 7 jours, pour notre serveur seulement',
        'signup_start : que vous avez commencé à vous inscrire avec une adresse et un mot de passe, pour pouvoir continuer ; 7 jours, pour notre serveur seulement',
        'refused_form : ce que vous avez saisi dans un formulaire envoyé sans script et incomplet, sans le mot de passe, pour que vous le retrouviez ; 10 minutes, pour notre serveur seulement',
        'lander_variants : quelle version d’une page publicitaire vous avez vue, pour que vous continuiez à voir celle-là ; jusqu’à la fermeture du navigateur, pour notre serveur seulement',
        'override-… : seulement après l’ouverture d’un lien signé vers une version pas encore publiée : celle que vous regardez, jusqu’à la fermeture du navigateur',
        'shell:overrides (mémoire du navigateur) : dans quel onglet vous la regardez, jusqu’à la fermeture de cet onglet',
        'rdv:private:… (mémoire du navigateur) : brouillons de messages, messages qui n’ont pas encore pu partir, réponses de votre inscription, sans le mot de passe, changements non enregistrés de votre profil, de votre nom ou de votre adresse, et qui vous avez aimé avant elle ; et jusqu’à la fermeture de l’onglet ce que vous avez saisi pour payer par prélèvement, sauf le code, et votre dernière recherche sans compte, sauf qui vous êtes, qui vous cherchez et les centres d’intérêt. Effacés à la déconnexion',
        'rdv:dismissed:… (mémoire du navigateur) : quand vous avez fermé un avis, pour qu’il ne revienne pas pendant 7 jours ; 30 pour celui qui dit à qui le site s’adresse',
        'shell:faces (mémoire du navigateur) : que les caractères de ce site sont arrivés, pour que les pages s’affichent avec eux dès le début',
        'shell:reloaded-at (mémoire du navigateur) : quand la page s’est rechargée d’elle-même parce qu’une partie manquait, pour qu’elle ne le fasse qu’une fois par minute au plus. Disparaît à la fermeture de l’onglet',
        'shell:told-bounce (mémoire du navigateur) : seulement si vous acceptez la mesure et venez par un lien dont l’adresse contient « lb » : quelle page vous avez quittée, pour que la recharger ne compte pas comme un départ. Disparaît à la fermeture de l’onglet',
      ],
    },
    {
      heading: 'Mesure : seulement avec votre accord',
      paragraphs: [
        'D’où vous venez et comment les pages sont utilisées n’est mesuré qu’après votre accord. « Le nécessaire » est aussi simple à choisir que « Tout » ; avant votre choix rien de cela n’est mesuré, et vous pouvez changer d’avis ci-dessus à tout moment. Combien de fois chaque version d’une page publicitaire a été ouverte est compté par jour, sans savoir par qui.',
        'Nous comptons alors par jour combien de fois une page a été quittée, de quel réseau et de quelle référence venaient ses visiteurs, et s’ils ont regardé une autre page. Aucun compte ne dit quoi que ce soit d’un visiteur ; il est effacé après 30 jours.',
        'Pour les pages publicitaires, nous gardons aussi quelle version votre navigateur a vue et si elle a mené à un compte, sous le nom tiré au sort ci-dessus ; pendant 180 jours, ou jusqu’à ce que vous choisissiez « Le nécessaire ».',
      ],
    },
    {
      heading: 'Ce que nous ne faisons pas',
      paragraphs: ['Pas de cookies de régies publicitaires, pas de pixels de réseaux sociaux, pas d’empreinte de votre appareil.'],
    },
    {
      heading: 'Les supprimer',
      paragraphs: [
        'Votre navigateur peut supprimer à tout moment les cookies et les données de ce site. Vous êtes alors déconnecté et vos choix sont oubliés. Questions : {email}.',
      ],
    },
  ],
};
