import type { MessageId } from './en.js';
import { methodNames } from './method-names.js';
import { moneyFr } from './money-fr.js';
import { operatorsFr } from './operators-fr.js';

export const fr: Record<MessageId, string> = {
  ...operatorsFr,
  ...moneyFr,
  ...methodNames,

  'notify.greeting': 'Bonjour {name},',
  'notify.footer.why': 'Vous recevez cet e-mail parce que cette adresse appartient à un compte {site}.',
  'notify.footer.settings': 'Vos réglages',
  'notify.footer.help': 'Service clients',
  'notify.footer.unsubscribe': 'Se désabonner',
  'notify.button.fallback': 'Le bouton ne fonctionne pas ? Copiez cette adresse dans votre navigateur :',

  'notify.activation.subject': 'Confirmez votre adresse e-mail',
  'notify.activation.heading': 'Plus qu’un clic',
  'notify.activation.text':
    'Confirmez que cette adresse est bien la vôtre. Votre profil pourra alors être trouvé{credits, plural, =0 {.} one { et vous recevrez votre premier crédit.} other { et vous recevrez vos # premiers crédits.}}',
  'notify.activation.no-credits':
    'Les crédits offerts ne sont donnés qu’une fois par adresse. Celle-ci a déjà été utilisée ici : il n’y en aura donc pas cette fois.',
  'notify.activation.button': 'Confirmer mon adresse',
  'notify.activation.life': 'Le lien fonctionne une seule fois, pendant {days, plural, one {# jour} other {# jours}}.',
  'notify.activation.not-you': 'Ce n’était pas vous ? Alors ne faites rien : sans confirmation, le compte est effacé au bout de 14 jours.',

  'notify.signup-link.subject': 'Terminez votre inscription sur {site}',
  'notify.signup-link.text':
    'Un clic suffit pour créer votre compte avec tout ce que vous avez saisi{credits, plural, =0 {.} one { et recevoir votre premier crédit.} other { et recevoir vos # premiers crédits.}}',
  'notify.signup-link.button': 'Créer mon compte',
  'notify.signup-link.not-you':
    'Ce n’était pas vous ? Alors ne faites rien : sans ce clic, aucun compte n’est créé et les données saisies sont effacées au bout de 7 jours.',
  'notify.signup-link.why': 'Vous recevez cet e-mail parce que quelqu’un s’est inscrit sur {site} avec cette adresse.',
  'notify.signup-again.subject': 'Vous avez déjà un compte',
  'notify.signup-again.heading': 'Vous avez déjà un compte',
  'notify.signup-again.text':
    'Quelqu’un, sans doute vous, vient de s’inscrire sur {site} avec cette adresse. Vous avez déjà un compte avec elle, rien n’a donc été changé : connectez-vous, tout simplement.',
  'notify.signup-again.button': 'Se connecter',
  'notify.signup-again.forgotten': 'Vous ne connaissez plus votre mot de passe ? Choisissez-en un nouveau ici.',
  'notify.signup-again.not-you': 'Ce n’était pas vous ? Alors ne faites rien : votre compte est resté tel quel.',

  'notify.confirm-reminder.subject': 'Votre adresse n’est toujours pas confirmée',
  'notify.confirm-reminder.heading': 'Cette adresse est-elle à vous ?',
  'notify.confirm-reminder.text':
    'Votre profil sur {site} vous attend : personne ne peut le trouver tant que vous n’avez pas confirmé cette adresse. Sans cela, le compte sera effacé le {date}.',
  'notify.confirm-reminder.not-you': 'Cette inscription n’est pas de vous ? Alors ne faites rien : nous n’écrirons pas plus de deux fois.',

  'notify.age-expiring.subject': 'Votre âge est confirmé jusqu’au {date}',
  'notify.age-expiring.heading': 'Votre âge sera bientôt à confirmer de nouveau',
  'notify.age-expiring.text':
    '{site} fait confirmer l’âge de ses membres par une autre société. La réponse de {company} pour vous est valable jusqu’au {date} ; ensuite, nous redemandons.',
  'notify.age-expiring.before_listing':
    'À partir de là, et tant que votre âge n’est pas confirmé de nouveau, votre profil n’est pas montré, et vous ne pouvez ni aimer ni écrire.',
  'notify.age-expiring.before_writing':
    'À partir de là, et tant que votre âge n’est pas confirmé de nouveau, vous pouvez regarder, mais ni aimer ni écrire.',
  'notify.age-expiring.button': 'Voir où cela en est',
  'notify.age-expiring.today': 'Il n’y a rien à faire aujourd’hui. Le jour venu, vous trouverez la vérification au même endroit.',

  'notify.export.subject': 'Vos données sont prêtes',
  'notify.export.heading': 'Vos données sont prêtes',
  'notify.export.text':
    'Vous avez demandé vos données à {site}. Elles sont réunies dans un fichier que vous téléchargez dans vos réglages.',
  'notify.export.button': 'Télécharger mes données',
  'notify.export.life': 'Il y reste jusqu’au {date} à {time}, rien que pour vous : il faut se connecter.',
  'notify.export.not-you': 'Ce n’était pas vous ? Alors changez votre mot de passe.',
  'notify.deletion.subject': 'Votre compte est en cours de suppression',
  'notify.deletion.heading': 'Votre compte est en cours de suppression',
  'notify.deletion.text':
    'Vous nous avez demandé de supprimer votre compte sur {site}. Plus personne ne peut vous voir. À partir du {date}, tout sera effacé : profil, photos et messages. Un paiement, un remboursement ou un litige encore ouvert à cette date est attendu.',
  'notify.deletion.back': 'Vous avez changé d’avis ? Jusque-là, ce bouton rétablit tout, et il suffit aussi de vous connecter.',
  'notify.deletion.button': 'Récupérer mon compte',
  'notify.deletion.life': 'Le lien fonctionne une seule fois.',
  'notify.deletion.not-you': 'Ce n’était pas vous ? Alors récupérez le compte, choisissez un nouveau mot de passe et écrivez à {email}.',
  'notify.deletion.former':
    'Votre compte sur {site} a reçu récemment une autre adresse e-mail, et il est maintenant en cours de suppression. Plus personne ne peut vous voir. À partir du {date}, tout sera effacé : profil, photos et messages.',
  'notify.deletion.former-not-you':
    'Ce n’était pas vous ? Alors rétablissez cette adresse : le compte revient avec elle, tout le monde est déconnecté et l’ancien mot de passe ne fonctionne plus. Choisissez-en ensuite un nouveau et écrivez à {email}.',

  'notify.password-reset.subject': 'Votre nouveau mot de passe',
  'notify.password-reset.heading': 'Choisissez un nouveau mot de passe',
  'notify.password-reset.text': 'Quelqu’un, sans doute vous, a demandé un nouveau mot de passe pour ce compte.',
  'notify.password-reset.button': 'Choisir un mot de passe',
  'notify.password-reset.life': 'Le lien fonctionne une seule fois, pendant une heure.',
  'notify.password-reset.not-you': 'Ce n’était pas vous ? Alors ne faites rien : votre mot de passe reste le même.',

  'notify.password-changed.subject': 'Votre mot de passe a été changé',
  'notify.password-changed.heading': 'Votre mot de passe a été changé',
  'notify.password-changed.text':
    'Le mot de passe de votre compte a été changé le {date} à {time}. Partout ailleurs, votre session a pris fin.',
  'notify.password-changed.button': 'Choisir un mot de passe',
  'notify.password-changed.not-you': 'Ce n’était pas vous ? Alors choisissez tout de suite un nouveau mot de passe et écrivez à {email}.',

  'notify.welcome-ends.subject': '{percentage} % sur vos premiers crédits : encore un jour',
  'notify.welcome-ends.heading': 'Votre remise de bienvenue se termine bientôt',
  'notify.welcome-ends.text':
    'Jusqu’au {date} à {time}, vos premiers crédits coûtent {percentage} % de moins. La remise ({code}) est déduite d’elle-même et ne reviendra pas.',
  'notify.welcome-ends.button': 'Voir les prix',
  'notify.welcome-ends.why':
    'Vous avez accepté de recevoir des offres par e-mail. Vous pouvez revenir là-dessus à tout moment dans vos réglages, avec vos accords.',

  'notify.devices-logged-out.subject': 'Des appareils ont été déconnectés de votre compte',
  'notify.devices-logged-out.heading': 'Déconnexion ailleurs',
  'notify.devices-logged-out.text':
    'Le {date} à {time}, un ou plusieurs appareils ont été déconnectés de votre compte, depuis la liste des appareils. Rien d’autre n’a changé.',
  'notify.devices-logged-out.not-you':
    'Ce n’était pas vous ? Alors quelqu’un d’autre peut se connecter à votre place : choisissez tout de suite un nouveau mot de passe et écrivez à {email}.',

  'notify.passkey-added.subject': 'Une clé d’accès a été ajoutée à votre compte',
  'notify.passkey-added.heading': 'Une nouvelle clé d’accès',
  'notify.passkey-added.text':
    'Le {date} à {time}, une clé d’accès a été ajoutée à votre compte. Elle permet de se connecter sans le mot de passe, qui reste valable.',
  'notify.passkey-added.not-you':
    'Ce n’était pas vous ? Alors supprimez cette clé, choisissez tout de suite un nouveau mot de passe et écrivez à {email}.',
  'notify.passkey-removed.subject': 'Une clé d’accès a été supprimée de votre compte',
  'notify.passkey-removed.heading': 'Une clé d’accès en moins',
  'notify.passkey-removed.text':
    'Le {date} à {time}, une clé d’accès a été supprimée de votre compte. Elle ne permet plus de se connecter ; votre mot de passe, si.',
  'notify.passkey-removed.not-you': 'Ce n’était pas vous ? Alors choisissez tout de suite un nouveau mot de passe et écrivez à {email}.',
  'notify.passkey.button': 'Voir vos clés d’accès',

  'notify.new-sign-in.subject': 'Nouvelle connexion : {device}',
  'notify.new-sign-in.heading': 'Une nouvelle connexion à votre compte',
  'notify.new-sign-in.text': 'Quelqu’un, sans doute vous, s’est connecté avec un navigateur que votre compte ne connaissait pas.',
  'notify.new-sign-in.device': 'Appareil',
  'notify.new-sign-in.browser': '{browser} sur {system}',
  'notify.new-sign-in.unknown': 'un navigateur inconnu',
  'notify.new-sign-in.place': 'Pays',
  'notify.new-sign-in.when': 'Quand',
  'notify.new-sign-in.at': 'le {date} à {time}',
  'notify.new-sign-in.button': 'Voir vos appareils',
  'notify.new-sign-in.not-you':
    'Ce n’était pas vous ? Alors déconnectez cet appareil, choisissez tout de suite un nouveau mot de passe et écrivez à {email}.',

  'notify.mail-change.subject': 'Votre nouvelle adresse e-mail',
  'notify.mail-change.heading': 'Confirmez votre nouvelle adresse',
  'notify.mail-change.text': 'Quelqu’un, sans doute vous, veut utiliser cette adresse pour un compte sur {site}. Un clic suffit.',
  'notify.mail-change.button': 'Utiliser cette adresse',
  'notify.mail-change.life': 'Le lien fonctionne une seule fois, pendant 24 heures.',
  'notify.mail-change.not-you': 'Ce n’était pas vous ? Alors ne faites rien : cette adresse ne servira à rien.',
  'notify.mail-change.why': 'Vous recevez cet e-mail parce que quelqu’un veut utiliser cette adresse sur {site}.',
  'notify.mail-changed.subject': 'Votre adresse e-mail a été changée',
  'notify.mail-changed.text': 'Le {date} à {time}, votre compte a reçu une autre adresse e-mail. Nos e-mails y arrivent désormais.',
  'notify.mail-changed.not-you':
    'Ce n’était pas vous ? Alors annulez : cette adresse redevient la vôtre et tout le monde est déconnecté. Choisissez ensuite un nouveau mot de passe et écrivez à {email}.',
  'notify.mail-changed.button': 'Rétablir cette adresse',
  'notify.mail-changed.life': 'Le lien fonctionne une seule fois, pendant 48 heures après le changement.',
  'notify.mail-restored.subject': 'Votre adresse e-mail est rétablie',
  'notify.mail-restored.text':
    'Le {date} à {time}, le changement de votre adresse a été annulé : celle-ci appartient de nouveau à votre compte. Tout le monde a été déconnecté, et chaque clé d’accès a été supprimée.',
  'notify.mail-restored.button': 'Choisir un mot de passe',
  'notify.mail-restored.not-you':
    'Votre ancien mot de passe ne fonctionne plus, car la personne qui a changé l’adresse le connaît peut-être : choisissez-en un nouveau maintenant. Si quelque chose vous étonne, écrivez à {email}.',
  'notify.mail-restored.account-back':
    'Votre compte était en cours de suppression, car quelqu’un l’avait demandé avec l’autre adresse. Cela aussi a été annulé : rien ne sera effacé, et les liens envoyés là-bas ne font plus rien.',
  'notify.mail-changed.why': 'Vous recevez cet e-mail parce que cette adresse appartenait à un compte sur {site}.',

  'notify.digest.subject.messages': '{count, plural, one {Un nouveau message pour vous} other {# nouveaux messages pour vous}}',
  'notify.digest.subject.likes': '{count, plural, one {Un nouveau « J’aime » pour vous} other {# nouveaux « J’aime » pour vous}}',
  'notify.digest.heading': 'En votre absence',
  'notify.digest.messages': '{name} : {count, plural, one {# nouveau message} other {# nouveaux messages}}',
  'notify.digest.liked': 'Vous plaisez à {name}',
  'notify.digest.matched': 'Vous et {name}, c’est réciproque',
  'notify.digest.more': '{count, plural, one {et # autre personne} other {et # autres personnes}}',
  'notify.digest.free': 'Lire est gratuit.',
  'notify.digest.button.messages': 'Lire',
  'notify.digest.button.likes': 'Voir qui',
  'notify.digest.settings': 'Nous envoyons un tel résumé au plus deux fois par jour, et aucun pendant que vous êtes en ligne.',

  'notify.waiting-noted.subject': 'Nous avons noté votre adresse',
  'notify.waiting-noted.heading': 'Nous vous écrirons dès qu’une place se libère',
  'notify.waiting-noted.text':
    'Vous souhaitez savoir quand vous pourrez rejoindre {site}. Vous n’avez rien d’autre à faire : notre prochain e-mail sera votre invitation.',
  'notify.waiting-noted.life':
    'Nous gardons cette adresse dans ce seul but : jusqu’à votre inscription, {days, plural, one {# jour} other {# jours}} au plus.',
  'notify.waiting-noted.not-you':
    'Ce n’était pas vous, ou vous avez changé d’avis ? « Se désabonner », plus bas, efface l’adresse immédiatement.',
  'notify.invitation.subject': 'Votre invitation à rejoindre {site}',
  'notify.invitation.heading': 'Une place vous attend',
  'notify.invitation.text':
    'Vous souhaitiez savoir quand rejoindre {site}. C’est possible dès maintenant : cette invitation vous est personnelle.',
  'notify.invitation.button': 'Accepter l’invitation',
  'notify.invitation.code': 'Votre code',
  'notify.invitation.life': 'Elle permet de créer un compte, jusqu’au {date}. Ensuite, nous effaçons cette adresse.',
  'notify.complaint-filed.subject': 'Nous avons reçu votre réclamation {number}',
  'notify.complaint-filed.heading': 'Votre réclamation est arrivée',
  'notify.complaint-filed.text': 'Elle nous est parvenue le {date} à {time}.',
  'notify.complaint-filed.next': 'Une personne de notre équipe l’examine et décide. Nous vous écrivons ensuite à cette adresse.',
  'notify.complaint-filed.keep':
    'Gardez ce numéro : avec cette adresse, il permet de savoir où nous en sommes et de lire aussi la réponse sur le site.',
  'notify.complaint.subject': 'Notre réponse à votre réclamation {number}',
  'notify.complaint.heading': 'Nous avons examiné votre réclamation',
  'notify.complaint.number': 'Réclamation {number}',
  'notify.complaint.button': 'Voir la réclamation',
  'notify.complaint.answered': 'Quelque chose ne va toujours pas ? Déposez une nouvelle réclamation en indiquant ce numéro.',
  'notify.complaint.closed':
    'La réclamation est ainsi close. Si quelque chose ne va toujours pas, déposez-en une nouvelle en indiquant ce numéro.',
  'notify.complaint.unfounded':
    'Nous n’avons rien trouvé de contraire à nos règles. La réclamation est ainsi close ; si quelque chose nous a échappé, déposez-en une nouvelle en indiquant ce numéro.',
  'notify.complaint.why':
    'Vous recevez cet e-mail parce que quelqu’un a déposé une réclamation sur {site} et indiqué cette adresse pour la réponse.',

  'notify.details-corrected.subject': 'Nous avons corrigé vos données',
  'notify.details-corrected.text': 'Notre service clients a corrigé des données de votre compte. Les voici désormais.',
  'notify.details-corrected.name': 'Nom',
  'notify.details-corrected.gender': 'Genre',
  'notify.details-corrected.birth-date': 'Date de naissance',
  'notify.details-corrected.button': 'Voir mon profil',
  'notify.details-corrected.not-right': 'Ce n’est pas exact ? Écrivez à {email}.',
  'notify.gender.male': 'Homme',
  'notify.gender.female': 'Femme',
  'notify.moderation.disabled.subject': 'Votre profil n’est plus visible',
  'notify.moderation.disabled.text':
    'Nous avons désactivé votre profil sur {site} : aucune recherche ne le montre, seules les personnes qui vous avaient plu ou à qui vous aviez écrit peuvent l’ouvrir, et vous pouvez lire, mais ni aimer, ni écrire, ni ajouter de photo.',
  'notify.moderation.disabled.object':
    'Si vous pensez que c’est une erreur, vous pouvez contester dans les 14 jours, par le formulaire de réclamation ou en écrivant à {email}. Une autre personne que la première examine alors le cas et répond sous 14 jours.',
  'notify.moderation.complain': 'Déposer une réclamation',
  'notify.moderation.enabled.subject': 'Votre profil est de nouveau visible',
  'notify.moderation.enabled.text': 'Nous avons réexaminé votre profil sur {site}. Il est désormais visible comme avant.',

  'notify.unread-reminder.subject': '{count, plural, one {Un message vous attend} other {# messages vous attendent}} toujours',
  'notify.unread-reminder.heading': 'Quelqu’un aimerait avoir de vos nouvelles',
  'notify.unread-reminder.text': 'Votre dernière visite remonte à quelques jours, et ceci n’est toujours pas lu.',
  'notify.unread-reminder.once': 'Nous vous le rappelons une seule fois, et plus avant votre prochaine visite.',

  'notify.address-proof.subject': 'Cette adresse fonctionne-t-elle à nouveau ?',
  'notify.address-proof.heading': 'Cet e-mail est bien arrivé',
  'notify.address-proof.text':
    'Un e-mail de {site} à cette adresse a été refusé, et nous n’avons plus envoyé de résumés. Si vous lisez ceci, un clic suffit pour les recevoir à nouveau.',
  'notify.address-proof.button': 'Oui, elle fonctionne',
  'notify.address-proof.life': 'Le lien fonctionne pendant 24 heures.',
};
