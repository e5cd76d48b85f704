import type { ContentText } from '../../content-text.js';
import type { KeptLine, StayingLine } from './told-data.js';

const kept: Readonly<Record<KeptLine, string>> = {
  login: 'Adresse e-mail, pseudo, date de naissance, pays et région, et votre mot de passe sous une forme impossible à retrouver',
  profile:
    'Votre profil : ce que vous écrivez, choisissez et envoyez. Les données cachées des photos, comme le lieu de prise de vue, sont retirées',
  consents: 'Ce que vous avez accepté ou retiré, quand, et de quel texte il s’agissait',
  'age-checks':
    'Lorsque le site fait vérifier par une société que vous avez l’âge requis : quelle société, quel âge, quand, et sa réponse, oui ou non. Elle ne nous communique jamais votre date de naissance et ne nous montre ni document ni visage. Un oui est gardé tant qu’il est valable, puis 30 jours ; une vérification sans réponse, 30 jours ; un non, aussi longtemps que le compte',
  contacts:
    'Les « J’aime », les blocages et les messages, pour que vous puissiez les relire ; à qui vous avez fait signe, car ces personnes vous voient même si vous vous cachez ; et un premier mot écrit avant d’avoir un compte, jusqu’à son envoi',
  offered:
    'Qui vous avez passé, pour ne plus vous le proposer ; quelles pages vous avez ouvertes, pour que vos recherches puissent les laisser de côté, les {seen_members_kept} dernières pendant {seen_members_days} jours ; qui nous vous avons suggéré et quel jour, pendant 90 jours, pour que personne ne revienne avant ; qui vous avez aimé dans le jeu, pendant deux jours, pour compter les « J’aime » de la journée',
  searches:
    'Les recherches que vous gardez, jusqu’à ce que vous les retiriez ; votre dernière recherche, pour la retrouver en revenant, jusqu’à la suivante ; et, tant qu’on peut vous trouver, une copie de ce qui sert à chercher votre profil',
  purchases:
    'Les achats : montant, moyen de paiement, reçu et, pour une carte, sa marque et ses quatre derniers chiffres ; les crédits reçus et dépensés ; les remboursements et les paiements contestés auprès de votre banque. Les numéros complets ne nous parviennent jamais ; le prestataire de paiement les garde',
  'payment-codes':
    'Quand vous signez un prélèvement : le numéro de mobile qui a reçu le code, et l’empreinte (hash) de ce code, pendant un jour',
  'direct-debits':
    'Quand vous payez par prélèvement : compte, titulaire, adresse et numéro de mobile, chiffrés, et ce que vous avez signé, mot pour mot ; c’est transmis à notre banque. Ce que vous avez saisi sans le signer est oublié avec la commande. Combien a été signé depuis un réseau : sous forme d’empreinte, sans votre nom, pendant 30 jours',
  'stored-methods':
    'Seulement avec votre accord : le fait que le prestataire de paiement enregistre votre carte pour vos prochains achats, sa marque, ses quatre derniers chiffres et son expiration, la date de votre accord et le texte accepté. Une fois supprimée par vous, elle ne peut plus être débitée et le prestataire doit l’oublier ; ce que nous en notons reste aussi longtemps que le compte',
  arrival:
    'Quand vous nous avez rejoints, sur quel site et par quel lien, et votre dernière visite. Les autres en voient seulement que vous êtes en ligne ; les listes commencent par les dernières visites ou les nouveaux profils',
  devices:
    'Où votre compte est ouvert : navigateur, système, adresse réseau et son pays, depuis quand et la dernière activité, jusqu’à la déconnexion ou 30 jours après le dernier usage. Vous le voyez dans vos réglages, et nous pouvons empêcher les intrusions',
  browsers:
    'Avec quels navigateurs votre compte a été ouvert, par nom, système et pays, pour vous signaler un nouveau ; oubliés un an après la dernière connexion',
  attempts:
    'Les mots de passe erronés : pour quel compte et depuis quelle adresse réseau, pendant une heure, pour que personne ne puisse essayer sans fin. Combien de fois un réseau a demandé si une adresse avait un compte : pendant un jour',
  passkeys:
    'Vos clés d’accès : la partie publique de la clé, le nom que vous lui avez donné, la date d’ajout et du dernier usage, jusqu’à leur suppression. La partie secrète, votre empreinte ou votre visage ne nous parviennent jamais',
  'waiting-address':
    'L’adresse que vous laissez pour recevoir une invitation : jusqu’à votre inscription, {waiting_address_days} jours au plus ; et par quelle invitation vous êtes venu',
  links:
    'Les liens envoyés par e-mail, sous forme d’empreinte : jusqu’à 7 jours après leur fin, pour pouvoir vous dire pourquoi l’un d’eux ne marche plus',
  'mail-change': 'Si vous changez d’adresse e-mail : l’ancienne et la nouvelle pendant 14 jours, pour que le changement puisse être annulé',
  mails:
    'Quels e-mails nous vous avons envoyés, à quel sujet et quand, mais pas leur texte ; lesquels vous avez désactivés ; et si votre messagerie en a refusé un, l’a classé comme indésirable ou s’est désabonnée',
  complaints:
    'Les réclamations et signalements : ce que vous avez écrit, sur qui, l’adresse pour la réponse et ce que nous avons répondu. Pour les membres comme pour les visiteurs, tout est supprimé {complaint_days} jours après notre dernière réponse',
  'report-evidence':
    'Quand un membre en signale un autre : leurs derniers messages, 200 au plus et de moins de 90 jours, chiffrés, pendant 90 jours, pour qu’un blocage ou un effacement ne fasse pas disparaître ce dont parle le signalement. Notre service client peut les ouvrir pour décider ; qui l’a fait, quand et pourquoi est noté. L’auteur du signalement voit dans la copie de ses données qu’ils sont conservés ; pas la personne signalée, qui apprendrait de qui il vient',
  exports:
    'Quand vous demandez une copie de vos données : le fichier, 24 heures après qu’il est prêt, et l’heure de la demande aussi longtemps, car il s’en fait deux par jour',
  'begun-signups':
    'Une inscription commencée : ce qui a été rempli, 7 jours ; sa photo et l’adresse réseau d’où elle vient, 24 heures. Un compte dont l’adresse n’est jamais confirmée reçoit deux rappels et est effacé au bout de 14 jours',
  landers:
    'Seulement si vous acceptez la mesure : quelle version d’une page publicitaire votre navigateur a vue et ce qui a suivi, 180 jours (voir la page sur les cookies)',
  operators:
    'Ce que notre équipe a fait sur un compte : quand, qui, ce qui a changé et pourquoi, avec le numéro du compte et jamais son nom. Pour les membres de l’équipe : ce qu’ils ont fait',
  failures:
    'Quand une partie du site échoue dans votre navigateur : laquelle et comment, avec une empreinte de la session et du réseau impossible à retrouver, pendant un jour',
};

const staying: Readonly<Record<StayingLine, string>> = {
  invoices:
    'Si vous avez acheté quelque chose : les reçus avec leur achat, leur paiement et leurs crédits, pendant les 7 ans que la loi exige, à compter du dernier',
  mandates: 'Ce que vous avez signé pour des prélèvements, avec le compte : 14 mois après le dernier, tant qu’une banque peut le demander',
  conversations: 'Votre part d’une conversation : l’autre garde ses propres mots et voit « Membre supprimé » ; les vôtres sont effacés',
  complaints: 'Une réclamation qui attend encore notre réponse : jusqu’à l’envoi de celle-ci',
  'report-evidence':
    'Les derniers messages entre vous et un autre membre, si l’un a signalé l’autre : chiffrés, jusqu’à 90 jours après le signalement, avec les numéros des deux comptes et de l’équipe qui les a ouverts',
  address: 'Une empreinte de votre adresse e-mail : 1 an, pour que le cadeau de bienvenue et la remise pour rester ne viennent qu’une fois',
  number: 'Le numéro de votre compte, sans rien sur vous, auquel renvoient les reçus et ce que notre équipe a fait',
};

export const privacyFr: ContentText = {
  title: 'Confidentialité',
  sections: [
    {
      heading: 'En bref',
      paragraphs: [
        'Que vous soyez membre ici ne regarde personne. Nous gardons ce dont le service a besoin, le montrons à qui vous le permettez, ne le vendons à personne et l’effaçons quand vous partez.',
      ],
    },
    {
      heading: 'Qui est responsable',
      paragraphs: ['{company}, {address}, {city}, {company_country}. Questions sur vos données : {email}.'],
    },
    {
      heading: 'Ce que nous gardons, et pourquoi',
      paragraphs: ['Pour gérer le compte et le contrat qui nous lie :'],
      items: Object.values(kept),
    },
    {
      heading: 'Seulement avec votre accord',
      paragraphs: [
        'Votre sexualité et certains centres d’intérêt sont des données particulièrement protégées. Nous ne les utilisons pour vous proposer des personnes que parce que vous l’avez accepté à l’inscription, et vous pouvez retirer cet accord à tout moment. Les e-mails d’offres ne viennent que si vous les avez demandés.',
      ],
    },
    {
      heading: 'Qui voit quoi',
      paragraphs: [
        'Les membres voient votre profil comme vous l’avez décidé. Votre orientation et vos centres d’intérêt ne sont montrés à personne avant que vous l’ayez accepté, et vous pouvez le retirer à tout moment. Ce que vous réservez aux j’aime réciproques, par exemple votre ville, vos mots ou votre apparence, n’est lu que par les personnes qui vous plaisent et à qui vous plaisez. Personne ne peut chercher selon ce qu’il n’a pas le droit de voir. Votre adresse e-mail, votre date de naissance et votre lieu exact ne sont montrés à personne : les autres voient votre âge, votre région et une distance approximative. Les visiteurs non connectés voient tout au plus le nom, l’âge, le genre, le pays, la région, la photo principale et si un profil est fictif, dans la recherche comme sur les pages qui invitent à s’inscrire ; de qui est « Privé » ou « Invisible » dans les réglages, ils ne voient rien. Notre service clients peut ouvrir chaque profil avec tout ce qui s’y trouve, et, des conversations, seulement ce qui est conservé avec un signalement. Seules les personnes d’un genre que vous cherchez vous trouvent : qui vous trouve en indiquant le sien peut donc en déduire que vous le cherchez.',
      ],
    },
    {
      heading: 'Qui travaille pour nous',
      paragraphs: [
        'Des sociétés d’hébergement, de messagerie et de paiement traitent des données pour notre compte, sous contrat et dans ce seul but. Les données ne quittent pas l’Espace économique européen et la Suisse, sauf vers un pays dont la protection est reconnue équivalente.',
      ],
    },
    {
      heading: 'Combien de temps',
      paragraphs: [
        'Jusqu’à ce que vous le changiez ou le retiriez, ou jusqu’à la fin de votre compte, sauf si une ligne ci-dessus dit autre chose. Quand vous supprimez votre compte, il est masqué aussitôt et effacé au bout de 14 jours ; d’ici là, il suffit de vous connecter pour le retrouver. Nous attendons la fin d’un paiement, d’un remboursement, d’un litige avec une banque ou d’un paiement que nous avons encore à éclaircir : l’effacement suit alors dès que c’est réglé, et d’ici là vous pouvez encore vous connecter et revenir. Si vous faites seulement une pause, rien n’est effacé. Au-delà du compte, nous gardons seulement :',
      ],
      items: Object.values(staying),
    },
    {
      heading: 'Vos droits',
      paragraphs: [
        'Vous pouvez consulter vos données, en obtenir une copie, les corriger, les faire effacer, limiter leur usage ou vous y opposer, et retirer un accord. Dans les réglages, vous réunissez une copie en un seul fichier, retirez un accord, faites une pause ou supprimez le compte ; votre profil, vous le modifiez vous-même. Pour le reste, par exemple votre date de naissance ou votre genre, écrivez à {email} ou déposez une réclamation, nous répondons sous un mois. Vous pouvez aussi saisir l’autorité de protection des données de votre pays.',
        'Nous comptons aussi ce qui ne dit rien de personne : combien de fois une page a été quittée ou une page publicitaire ouverte, et pourquoi des membres sont partis, par jour ou par mois.',
      ],
    },
    {
      heading: 'Le pays d’après l’adresse réseau',
      paragraphs: [
        'Pour afficher la bonne langue et les bons prix, nous cherchons le pays de votre adresse réseau dans une liste sur nos propres serveurs (données IP2Location LITE, lite.ip2location.com). L’adresse n’est pas conservée avec votre profil, seulement là où la liste ci-dessus le dit.',
        'Les villes viennent elles aussi d’une liste sur nos propres serveurs (GeoNames, CC BY 4.0). Si vous laissez votre navigateur indiquer où vous êtes, nous l’apprenons à un kilomètre près, nous répondons par la ville la plus proche et nous l’oublions. Avec votre profil, nous gardons l’endroit de votre ville, sur une grille d’environ 5 kilomètres.',
      ],
    },
  ],
};
